import type { Core } from '@strapi/strapi'
import { secret } from '../environment/secret.ts'
import { roleActions, workerActions } from './permissions.ts'

const permissionUid = 'plugin::users-permissions.permission'
const tokenUid = 'admin::api-token'
const tokenPermissionUid = 'admin::api-token-permission'

/** Sets the stored permissions to exactly those in `permissions.ts`. */
export async function grantPermissions(strapi: Core.Strapi) {
  for (const [type, actions] of Object.entries(roleActions)) await grantRole(strapi, type, actions)
  await grantWorker(strapi)
}

async function grantRole(strapi: Core.Strapi, type: string, actions: string[]) {
  const role = await strapi.db
    .query('plugin::users-permissions.role')
    .findOne({ where: { type }, populate: ['permissions'] })
  const granted = role.permissions.map((permission: { action: string }) => permission.action)
  for (const { id, action } of role.permissions) {
    if (!actions.includes(action)) await strapi.db.query(permissionUid).delete({ where: { id } })
  }
  for (const action of actions) {
    if (!granted.includes(action))
      await strapi.db.query(permissionUid).create({ data: { action, role: role.id } })
  }
}

async function grantWorker(strapi: Core.Strapi) {
  const { id: token, permissions } = await ensureWorkerToken(strapi)
  const granted = permissions.map((permission: { action: string }) => permission.action)
  for (const { id, action } of permissions) {
    if (!workerActions.includes(action)) await strapi.db.query(tokenPermissionUid).delete({ where: { id } })
  }
  for (const action of workerActions) {
    if (!granted.includes(action))
      await strapi.db.query(tokenPermissionUid).create({ data: { action, token } })
  }
}

/** The token's value comes from the environment, so the worker and this server can be set up independently. */
async function ensureWorkerToken(
  strapi: Core.Strapi,
): Promise<{ id: number; permissions: { id: number; action: string }[] }> {
  const value = secret((name) => process.env[name], 'WORKER_TOKEN')
  const accessKey = strapi.service('admin::api-token').hash(value)
  const fields = { type: 'custom', kind: 'content-api', accessKey, lifespan: null, expiresAt: null }
  const tokens = strapi.db.query(tokenUid)
  const known = await tokens.findOne({ where: { name: 'worker' }, populate: ['permissions'] })
  if (!known) {
    // A new server comes with two default tokens, one of them with full access. Nobody asked for them.
    await tokens.deleteMany({ where: { name: { $in: ['Read Only', 'Full Access'] } } })
    const token = await tokens.create({
      data: { name: 'worker', description: 'What the site reads', ...fields },
    })
    return { ...token, permissions: [] }
  }
  if (known.accessKey !== accessKey) await tokens.update({ where: { id: known.id }, data: fields })
  return known
}
