// @ts-check

// Started by `develop.js`, which Strapi asks for a restart when the content-type builder has written a schema.

const { resolve } = require('node:path')
const { createStrapi } = require('@strapi/strapi')

const appFolder = resolve(__dirname, '..')
// Strapi reads its configuration and `.env` from the working directory.
process.chdir(appFolder)
// Who starts it again is gone.
process.on('disconnect', () => process.exit())
createStrapi({ appDir: appFolder, distDir: appFolder, autoReload: true }).start()
