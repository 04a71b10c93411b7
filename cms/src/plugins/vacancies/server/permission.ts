import { panelPermission } from '../../../access/panel-permission.ts'

/** Approving and rejecting what employers post. */
export const permission = panelPermission({
  plugin: 'vacancies',
  uid: 'review',
  displayName: 'Ingediende vacatures beoordelen',
})
