import type { PanelPermission } from '../../../access/panel-permission.ts'
import { composing, sending } from './permissions.ts'

function route(method: string, path: string, handler: string, { action }: PanelPermission) {
  const policies = [
    'admin::isAuthenticatedAdmin',
    { name: 'admin::hasPermissions', config: { actions: [action] } },
  ]
  return { method, path, handler: `editions.${handler}`, config: { policies } }
}

/** Under `/editions` on this server, only for the panel. */
export const routes = {
  admin: {
    type: 'admin',
    routes: [
      route('GET', '/list', 'list', composing),
      route('GET', '/:documentId/:locale', 'one', composing),
      route('POST', '/:documentId/:locale/fill', 'fill', composing),
      route('POST', '/:documentId/:locale/test', 'test', composing),
      route('POST', '/:documentId/:locale/plan', 'plan', sending),
      route('POST', '/:documentId/:locale/call-off', 'callOff', sending),
    ],
  },
}
