import type { Core } from '@strapi/strapi'

/** A permission of the panel that a plugin of ours adds. */
export interface PanelPermission {
  /** As roles have it, such as `plugin::statistics.read`. */
  action: string
  /** Makes it one that roles can have. */
  register(strapi: Core.Strapi): Promise<void>
  /**
   * Gives it to roles that Strapi makes; once, so that an operator can take it away. After plugins have started: at the first start, Strapi makes
   * those roles only then.
   */
  grant(strapi: Core.Strapi): Promise<void>
}

/** Defines a permission. @param roles Codes of the roles that get it, such as `strapi-editor`. */
export function panelPermission({
  plugin: pluginName,
  uid,
  displayName,
  roles: codes,
}: {
  plugin: string
  uid: string
  displayName: string
  roles: string[]
}): PanelPermission {
  const action = `plugin::${pluginName}.${uid}`
  return {
    action,
    async register(strapi) {
      await strapi
        .service('admin::permission')
        .actionProvider.registerMany([{ section: 'plugins', displayName, uid, pluginName }])
    },
    async grant(strapi) {
      const store = strapi.store({ type: 'plugin', name: pluginName, key: 'granted' })
      if (await store.get({})) return
      const roles = await strapi.db.query('admin::role').findMany({ where: { code: { $in: codes } } })
      for (const { id } of roles) {
        const known = await strapi.db.query('admin::permission').count({ where: { action, role: id } })
        if (known === 0) await strapi.service('admin::role').addPermissions(id, [{ action, subject: null }])
      }
      if (roles.length > 0) await store.set({ value: true })
    },
  }
}
