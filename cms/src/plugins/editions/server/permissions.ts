import { panelPermission } from '../../../access/panel-permission.ts'

/** Filling editions, looking at them, and mailing them to oneself. */
export const composing = panelPermission({
  plugin: 'editions',
  uid: 'compose',
  displayName: 'Nieuwsbrieven samenstellen',
})

/** Sending them to everybody, and stopping that. */
export const sending = panelPermission({
  plugin: 'editions',
  uid: 'send',
  displayName: 'Nieuwsbrieven verzenden',
})
