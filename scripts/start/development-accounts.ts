/** The sample content's accounts. They are public: the backend refuses them unless the site is on this machine. */
export const developmentAccounts = {
  editor: { email: 'redactie@schakel.example', password: 'Schakel-redactie-1' },
  reader: { email: 'lezer@schakel.example', password: 'schakel-demo-2026' },
  employer: { email: 'werkgever@schakel.example', password: 'schakel-demo-2026' },
} as const
