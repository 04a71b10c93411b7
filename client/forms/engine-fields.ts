/** Field with the idempotency key that a script makes; no form may have a field of this name. */
export const keyField = 'form-key'

/** Field with the token by which Cloudflare says that a person sends the form. */
export const proofField = 'form-proof'

/** Field of the buttons that add and take out rows of a group without script. */
export const rowsField = 'form-rows'

/** Field with the stamp of the form's page. */
export const stampField = 'form-stamp'

/** The honeypot: people don't see it, and bots fill it in. */
export const trapField = 'form-website'
