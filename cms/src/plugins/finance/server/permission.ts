import { panelPermission } from '../../../access/panel-permission.ts'

/** Seeing orders, invoices and masked mandates, and booking payments. */
export const permission = panelPermission({
  plugin: 'finance',
  uid: 'manage',
  displayName: 'Bestellingen, facturen en machtigingen bekijken en betalingen boeken',
})
