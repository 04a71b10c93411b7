// @ts-check

const { createDates, seedToday } = require('./dates.js')
const { documentIdOf } = require('./document.js')
const { plantAccountData } = require('./documents/account-data.js')

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

/** @param {import('@strapi/types').Core.Strapi} strapi */
async function plantAccounts(strapi) {
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

module.exports = { plantAccounts }
