import { panelPermission } from '../../../access/panel-permission.ts'

/** Approving and rejecting what employers post, and who claims a company's profile; deciding what readers report. */
export const permission = panelPermission({
  plugin: 'vacancies',
  uid: 'review',
  displayName: 'Ingediende vacatures en bedrijven beoordelen',
})
