// @ts-check

// Starts Strapi as `strapi develop` does: with the content-type builder, and again whenever a source changes. That command
// itself takes this app for one in TypeScript (see `build-admin.js`), and builds the editors' interface at each start.

const { join, resolve } = require('node:path')
const { restartOnChange } = require('./restart-on-change.js')

const appFolder = resolve(__dirname, '..')

restartOnChange({
  program: join(__dirname, 'develop-server.js'),
  folders: [join(appFolder, 'config'), join(appFolder, 'src')],
  // What Vite bundles into the editors' interface.
  isIgnored: (path) => /^(?:admin|plugins\/[^/]+\/(?:admin|strapi-admin))\b/.test(path.replaceAll('\\', '/')),
})
