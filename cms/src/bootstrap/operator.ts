import { randomBytes } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import { isThisMachine, refuse } from '../environment/safe-start.ts'

const linkHours = 24

/**
 * Creates the first admin account, for ADMIN_EMAIL. Does nothing once somebody can sign in. On a local machine ADMIN_PASSWORD is its
 * password; otherwise the log shows a link to choose one, which works once, for a day, until the next start. While the account waits for
 * that, the panel doesn't let anyone else register as the first admin.
 */
export async function ensureOperator(strapi: Core.Strapi) {
  const users = strapi.db.query('admin::user')
  if ((await users.count({ where: { isActive: true } })) > 0) return
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = process.env
  if (!email) {
    if (isThisMachine(process.env)) return
    return refuse(['ADMIN_EMAIL must name who gets the first account of the panel.'])
  }
  if (password) await createAccount(strapi, email, { password, isActive: true, registrationToken: null })
  else await invite(strapi, email)
}

async function invite(strapi: Core.Strapi, email: string) {
  const users = strapi.db.query('admin::user')
  const registrationToken = randomBytes(32).toString('hex')
  // Invalidates links from earlier starts.
  await users.updateMany({ where: { isActive: false }, data: { registrationToken: null } })
  const known = await users.findOne({ where: { email } })
  if (known) await users.update({ where: { id: known.id }, data: { registrationToken } })
  else await createAccount(strapi, email, { isActive: false, registrationToken })
  // Once used, the link is gone and this finds nothing.
  const forget = () => users.updateMany({ where: { registrationToken }, data: { registrationToken: null } })
  setTimeout(forget, linkHours * 3_600_000).unref()
  // Not through the logger, whose level may hide it.
  process.stdout.write(
    `The first account of the panel waits for ${email}. Within ${linkHours} hours, choose its password once at\n` +
      `${strapi.config.get('admin.absoluteUrl')}/auth/register?registrationToken=${registrationToken}\n`,
  )
}

async function createAccount(
  strapi: Core.Strapi,
  email: string,
  how: { password?: string; isActive: boolean; registrationToken: string | null },
) {
  const role = await strapi.service('admin::role').getSuperAdmin()
  const names = { firstname: 'Redactie', lastname: 'Schakel' }
  await strapi.service('admin::user').create({ email, ...names, ...how, roles: [role.id] })
}
