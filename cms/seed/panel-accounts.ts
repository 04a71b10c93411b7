import type { Core } from '@strapi/strapi'

/** One account of the panel for each role. Everybody can read their password, so they are for one's own machine: see `src/environment`. */
const accounts = [
  { role: 'strapi-author', email: 'auteur@schakel.example', firstname: 'Aukje', lastname: 'Auteur' },
  { role: 'strapi-editor', email: 'redacteur@schakel.example', firstname: 'Rik', lastname: 'Redacteur' },
  {
    role: 'schakel-chief-editor',
    email: 'chef@schakel.example',
    firstname: 'Hanna',
    lastname: 'Hoofdredacteur',
  },
  { role: 'schakel-finance', email: 'financien@schakel.example', firstname: 'Fons', lastname: 'Financiën' },
]

const password = 'Schakel-demo-2026'

/** Makes the sample accounts of the panel. */
export async function seedPanelAccounts(strapi: Core.Strapi) {
  for (const { role: code, ...account } of accounts) {
    if ((await strapi.db.query('admin::user').count({ where: { email: account.email } })) > 0) continue
    const role = await strapi.db.query('admin::role').findOne({ where: { code } })
    await strapi
      .service('admin::user')
      .create({ ...account, password, isActive: true, registrationToken: null, roles: [role.id] })
  }
}
