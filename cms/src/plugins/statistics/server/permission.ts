import { panelPermission } from '../../../access/panel-permission.ts'

/** Reading the statistics. */
export const permission = panelPermission({
  plugin: 'statistics',
  uid: 'read',
  displayName: 'Statistieken bekijken',
})
