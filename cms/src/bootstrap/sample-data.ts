import type { Core } from '@strapi/strapi'
import { isThisMachine, refuse } from '../environment/safe-start.ts'

const demoAccounts = ['lezer', 'werkgever', 'onbevestigd'].map((name) => `${name}@schakel.example`)

/**
 * Ends the process where a database with the sample content or its accounts stands behind a public site: one that was tried out on
 * somebody's own machine, and taken along.
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
