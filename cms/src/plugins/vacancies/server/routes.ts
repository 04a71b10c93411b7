import { permission } from './permission.ts'

const policies = [
  'admin::isAuthenticatedAdmin',
  { name: 'admin::hasPermissions', config: { actions: [permission.action] } },
]

function route(method: string, path: string, handler: string) {
  return { method, path, handler: `vacancies.${handler}`, config: { policies } }
}

/** Under `/vacancies` on this server, only for the panel. */
export const routes = {
  admin: {
    type: 'admin',
    routes: [
      route('GET', '/waiting', 'waiting'),
      route('POST', '/waiting/:documentId/approve', 'approve'),
      route('POST', '/waiting/:documentId/reject', 'reject'),
      route('GET', '/profiles/:documentId/pictures', 'profilePictures'),
      route('POST', '/profiles/:documentId/approve', 'approveProfile'),
      route('POST', '/profiles/:documentId/reject', 'rejectProfile'),
      route('POST', '/claims/:id/approve', 'approveClaim'),
      route('POST', '/claims/:id/reject', 'rejectClaim'),
      route('POST', '/reports/:documentId/decide', 'decideReport'),
    ],
  },
}
