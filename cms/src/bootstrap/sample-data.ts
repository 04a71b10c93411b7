import type { Core } from '@strapi/strapi'
import { isThisMachine, refuse } from '../environment/safe-start.ts'

const demoAccounts = ['lezer', 'werkgever', 'onbevestigd'].map((name) => `${name}@schakel.example`)

/**
 * Ends the process if a public site runs on a database with sample content or sample accounts, for example one copied from a local machine.
 */
export async function refuseSampleData(strapi: Core.Strapi) {
  if (isThisMachine(process.env)) return
  const seed = strapi.store({ type: 'core', name: 'seed' })
  const accounts = await strapi.db
    .query('plugin::users-permissions.user')
    .count({ where: { email: { $in: demoAccounts } } })
  if (accounts > 0 || (await seed.get({ key: 'version' })) || (await seed.get({ key: 'unfinished' })))
    refuse(['This database holds the sample content and its demo accounts: give the backend an empty one.'])
}
