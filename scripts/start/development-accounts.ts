/** Who can sign in to the sample content. Everybody may know it: the backend refuses it where the site is not this machine. */
export const developmentAccounts = {
  editor: { email: 'redactie@schakel.example', password: 'Schakel-redactie-1' },
  reader: { email: 'lezer@schakel.example', password: 'schakel-demo-2026' },
  employer: { email: 'werkgever@schakel.example', password: 'schakel-demo-2026' },
} as const
