import { permission } from './permission.ts'

const policies = [
  'admin::isAuthenticatedAdmin',
  { name: 'admin::hasPermissions', config: { actions: [permission.action] } },
]

function route(method: string, path: string, handler: string) {
  return { method, path, handler: `privacy.${handler}`, config: { policies } }
}

/** Under `/privacy` on this server, only for the panel. */
export const routes = {
  admin: {
    type: 'admin',
    routes: [
      route('POST', '/look', 'look'),
      route('POST', '/export', 'export'),
      route('POST', '/delete', 'remove'),
      route('GET', '/requests', 'requests'),
    ],
  },
}
