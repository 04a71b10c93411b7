import { uidOf } from '../../../documents/types.ts'

/** Who may read a record may read its file. */
const policies = [
  'admin::isAuthenticatedAdmin',
  {
    name: 'admin::hasPermissions',
    config: { actions: [['plugin::content-manager.explorer.read', uidOf('contact-message')]] },
  },
]

/** Under `/attachments` on this server, only for the panel. */
export const routes = {
  admin: {
    type: 'admin',
    routes: [
      {
        method: 'GET',
        path: '/contact-message/:documentId',
        handler: 'attachments.ofMessage',
        config: { policies },
      },
    ],
  },
}
