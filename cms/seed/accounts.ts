import type { Core } from '@strapi/strapi'
import { createDates, seedToday } from './dates.ts'
import { documentIdOf } from './document.ts'
import { plantAccountData } from './documents/account-data.ts'

const userUid = 'plugin::users-permissions.user'

/** Accounts to try the site with. Everybody can read their password, so they are for one's own machine: see `src/environment`. */
const accounts = [
  { username: 'lezer', firstName: 'Lotte', lastName: 'Lezer', confirmed: true },
  {
    username: 'werkgever',
    firstName: 'Wim',
    lastName: 'Werkgever',
    confirmed: true,
    partner: 'havik-logistiek',
  },
  { username: 'onbevestigd', firstName: 'Otto', lastName: 'Onbevestigd', confirmed: false },
]

const password = 'schakel-demo-2026'

export async function plantAccounts(strapi: Core.Strapi) {
  const users = strapi.db.query(userUid)
  const role = await strapi.db
    .query('plugin::users-permissions.role')
    .findOne({ where: { type: 'authenticated' } })
  for (const { partner, ...account } of accounts) {
    const email = `${account.username}@schakel.example`
    if ((await users.count({ where: { email } })) > 0) continue
    await strapi.documents(userUid).create({
      data: {
        ...account,
        email,
        password,
        provider: 'local',
        role: role.id,
        documentId: documentIdOf('user', account.username),
        ...(partner ? { partner: documentIdOf('partner', partner) } : {}),
      },
    })
  }
  const reader = await users.findOne({ where: { email: 'lezer@schakel.example' } })
  if (reader) await plantAccountData(strapi, reader, createDates(seedToday()))
}
