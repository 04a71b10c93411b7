import type { Core } from '@strapi/strapi'

/** A panel permission that one of our plugins adds; `panel-roles.ts` says which roles have it. */
export interface PanelPermission {
  /** Its id, such as `plugin::statistics.read`. */
  action: string
  /** Registers it, so that roles can have it. */
  register(strapi: Core.Strapi): Promise<void>
}

/** Defines a permission. */
export function panelPermission({
  plugin: pluginName,
  uid,
  displayName,
}: {
  plugin: string
  uid: string
  displayName: string
}): PanelPermission {
  return {
    action: `plugin::${pluginName}.${uid}`,
    async register(strapi) {
      await strapi
        .service('admin::permission')
        .actionProvider.registerMany([{ section: 'plugins', displayName, uid, pluginName }])
    },
  }
}
