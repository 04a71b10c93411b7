import { panelPermission } from '../../../access/panel-permission.ts'

/** Viewing sent mails, and resending. */
export const permission = panelPermission({
  plugin: 'post',
  uid: 'manage',
  displayName: 'Post bekijken en opnieuw verzenden',
})
