import { permission } from './permission.ts'

const policies = [
  'admin::isAuthenticatedAdmin',
  { name: 'admin::hasPermissions', config: { actions: [permission.action] } },
]

function route(method: string, path: string, handler: string) {
  return { method, path, handler: `post.${handler}`, config: { policies } }
}

/** Under `/post` on this server, only for the panel. */
export const routes = {
  admin: {
    type: 'admin',
    routes: [
      route('GET', '/mails', 'mails'),
      route('POST', '/mails/:id/again', 'again'),
      route('GET', '/addresses', 'addresses'),
      route('DELETE', '/addresses/:id', 'lift'),
      route('GET', '/deleted', 'deleted'),
      route('GET', '/templates', 'templates'),
      route('GET', '/templates/:kind', 'template'),
    ],
  },
}
