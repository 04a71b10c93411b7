import { registrationUid } from '../../../registrations/registration.ts'

/** Who may read registrations may have the link that lists them. */
const policies = [
  'admin::isAuthenticatedAdmin',
  {
    name: 'admin::hasPermissions',
    config: { actions: [['plugin::content-manager.explorer.read', registrationUid]] },
  },
]

/** Under `/events` on this server, only for the panel. */
export const routes = {
  admin: {
    type: 'admin',
    routes: [{ method: 'GET', path: '/:documentId/door', handler: 'door.link', config: { policies } }],
  },
}
