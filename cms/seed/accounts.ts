import type { Core } from '@strapi/strapi'
import { type CompanyRole, join } from '../src/companies/memberships.ts'
import { createDates, seedToday } from './dates.ts'
import { documentIdOf } from './document.ts'
import { seedAccountData } from './documents/account-data.ts'
import { seedSubscriptions } from './documents/subscriptions.ts'

const userUid = 'plugin::users-permissions.user'

interface SampleAccount {
  username: string
  firstName: string
  lastName: string
  confirmed: boolean
  /** Its role in companies, by their link. */
  companies?: Record<string, CompanyRole>
}

/** Accounts to try the site with. Everybody can read their password, so they are for one's own machine: see `src/environment`. */
const accounts: SampleAccount[] = [
  { username: 'lezer', firstName: 'Lotte', lastName: 'Lezer', confirmed: true },
  { username: 'abonnee', firstName: 'Anouk', lastName: 'Abonnee', confirmed: true },
  {
    username: 'werkgever',
    firstName: 'Wim',
    lastName: 'Werkgever',
    confirmed: true,
    companies: { 'havik-logistiek': 'owner' },
  },
  {
    username: 'bureau',
    firstName: 'Bo',
    lastName: 'Bureau',
    confirmed: true,
    companies: { 'havik-logistiek': 'editor', polderpallet: 'owner' },
  },
  { username: 'onbevestigd', firstName: 'Otto', lastName: 'Onbevestigd', confirmed: false },
]

const password = 'schakel-demo-2026'

export async function seedAccounts(strapi: Core.Strapi) {
  const users = strapi.db.query(userUid)
  const role = await strapi.db
    .query('plugin::users-permissions.role')
    .findOne({ where: { type: 'authenticated' } })
  for (const { companies, ...account } of accounts) {
    const email = `${account.username}@schakel.example`
    if ((await users.count({ where: { email } })) > 0) continue
    const user = await strapi.documents(userUid).create({
      data: {
        ...account,
        email,
        password,
        provider: 'local',
        role: role.id,
        documentId: documentIdOf('user', account.username),
      },
    })
    for (const [company, role] of Object.entries(companies ?? {}))
      await join(strapi, { ...user, id: Number(user.id) }, documentIdOf('partner', company), role)
  }
  const dates = createDates(seedToday())
  const reader = await users.findOne({ where: { email: 'lezer@schakel.example' } })
  if (reader) await seedAccountData(strapi, reader, dates)
  const subscriber = await users.findOne({ where: { email: 'abonnee@schakel.example' } })
  if (subscriber) await seedSubscriptions(strapi, subscriber, dates)
}
