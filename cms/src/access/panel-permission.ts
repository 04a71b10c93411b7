import type { Core } from '@strapi/strapi'

/** A panel permission that one of our plugins adds. */
export interface PanelPermission {
  /** Its id, such as `plugin::statistics.read`. */
  action: string
  /** Registers it, so that roles can have it. */
  register(strapi: Core.Strapi): Promise<void>
  /**
   * Grants it to built-in roles; only once, so that an operator can revoke it. Call it after plugins have started: on the first start, Strapi creates
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
