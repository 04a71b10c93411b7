import { uidOf } from '../../../documents/types.ts'
import { type FileRecordType, fileRecordTypes } from '../../../files/record-types.ts'

/** Who may read a record may read its file. */
function policiesOf(type: FileRecordType) {
  return [
    'admin::isAuthenticatedAdmin',
    {
      name: 'admin::hasPermissions',
      config: { actions: [['plugin::content-manager.explorer.read', uidOf(type)]] },
    },
  ]
}

/** Under `/attachments` on this server, only for the panel. */
export const routes = {
  admin: {
    type: 'admin',
    routes: fileRecordTypes.map((type) => ({
      method: 'GET',
      path: `/${type}/:documentId`,
      handler: `attachments.${type}`,
      config: { policies: policiesOf(type) },
    })),
  },
}
