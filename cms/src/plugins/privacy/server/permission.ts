import { panelPermission } from '../../../access/panel-permission.ts'

/** Giving somebody their data, and deleting it. */
export const permission = panelPermission({
  plugin: 'privacy',
  uid: 'handle',
  displayName: 'Gegevens van iemand geven en wissen',
})
