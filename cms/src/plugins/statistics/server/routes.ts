import { permission } from './permission.ts'

const policies = [
  'admin::isAuthenticatedAdmin',
  { name: 'admin::hasPermissions', config: { actions: [permission.action] } },
]

function route(path: string, handler: string) {
  return { method: 'GET', path, handler: `statistics.${handler}`, config: { policies } }
}

/** Routes under `/statistics` on this server, for the panel only. */
export const routes = {
  admin: {
    type: 'admin',
    routes: [route('/overview', 'overview'), route('/table', 'table'), route('/live', 'live')],
  },
}
