import type { Core } from '@strapi/strapi'

/** Reading the statistics: of a role, as every other permission of the panel. */
export const action = 'plugin::statistics.read'

/** Makes it one that roles can have. */
export async function registerAction(strapi: Core.Strapi) {
  await strapi
    .service('admin::permission')
    .actionProvider.registerMany([
      { section: 'plugins', displayName: 'Statistieken bekijken', uid: 'read', pluginName: 'statistics' },
    ])
}

/**
 * Gives it to the roles that Strapi makes for editors and authors; once, so that an operator can take it away. After plugins have
 * started: at the first start, Strapi makes those roles only then.
 */
export async function grantEditors(strapi: Core.Strapi) {
  const store = strapi.store({ type: 'plugin', name: 'statistics', key: 'granted' })
  if (await store.get({})) return
  const roles = await strapi.db
    .query('admin::role')
    .findMany({ where: { code: { $in: ['strapi-editor', 'strapi-author'] } } })
  for (const { id } of roles) {
    const known = await strapi.db.query('admin::permission').count({ where: { action, role: id } })
    if (known === 0) await strapi.service('admin::role').addPermissions(id, [{ action, subject: null }])
  }
  if (roles.length > 0) await store.set({ value: true })
}
