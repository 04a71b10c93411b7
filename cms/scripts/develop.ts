import { join } from 'node:path'
import { appFolder } from '../src/environment/app-folder.ts'
import { restartOnChange } from './restart-on-change.ts'

// Starts Strapi as `strapi develop` does: with the content-type builder, and again whenever a source changes. That command itself
// would empty `dist/`, compile with settings of its own, and build the editors' interface at each start.

restartOnChange({
  program: join(import.meta.dirname, 'develop-server.ts'),
  folders: [join(appFolder, 'config'), join(appFolder, 'src')],
  // What Vite bundles into the editors' interface.
  isIgnored: (path) => /^(?:admin|plugins\/[^/]+\/(?:admin|strapi-admin))\b/.test(path.replaceAll('\\', '/')),
})
