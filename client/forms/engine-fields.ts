/** Field with the idempotency key that a script makes; no form may name one of its own so. */
export const keyField = 'form-key'

/** Field with the stamp of the page that a form stands on. */
export const stampField = 'form-stamp'

/** Field that people do not see, and programs fill in. */
export const trapField = 'form-website'
