import { panelPermission } from '../../../access/panel-permission.ts'

/** Seeing what was mailed to whom, and sending it again. */
export const permission = panelPermission({
  plugin: 'post',
  uid: 'manage',
  displayName: 'Post bekijken en opnieuw verzenden',
  roles: ['strapi-editor'],
})
