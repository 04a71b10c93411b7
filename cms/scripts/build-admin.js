// @ts-check

// Builds the admin panel. `strapi build` looks for a tsconfig.json in the folders above as well, takes this app for
// one in TypeScript because the worker is, and stops. So its build is called without any.

const { dirname, join, resolve } = require('node:path')

process.env.NODE_ENV ??= 'production'
const dist = join(dirname(require.resolve('@strapi/strapi/package.json')), 'dist/src')
const { build } = require(join(dist, 'node/build.js'))
const { createLogger } = require(join(dist, 'cli/utils/logger.js'))

const cwd = resolve(__dirname, '..')
// The configuration is read from the working directory.
process.chdir(cwd)

build({ cwd, logger: createLogger({ debug: false, silent: false }), bundler: 'vite', minify: true }).catch(
  (/** @type {unknown} */ error) => {
    console.error(error)
    process.exitCode = 1
  },
)
