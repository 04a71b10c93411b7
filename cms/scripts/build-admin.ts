import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Core } from '@strapi/strapi'
import { appFolder } from '../src/environment/app-folder.ts'
import { compile, distFolder } from './compile.ts'

// Builds the editors' interface into `dist/build`. The steps are those of `strapi build`, but for the one that compiles
// the server by Strapi's own TypeScript, which takes seconds and checks its types a second time.

/** What one step hands to the next; Strapi's own. */
type BuildContext = object

interface BuildSteps {
  createBuildContext(options: {
    cwd: string
    logger: object
    strapi: Core.Strapi
    options: { bundler: 'vite'; minify: boolean }
  }): Promise<BuildContext>
  writeStaticClientFiles(context: BuildContext): Promise<void>
  build(context: BuildContext): Promise<void>
  createLogger(options: { debug: boolean; silent: boolean }): object
}

const require = createRequire(import.meta.url)
const strapi = join(dirname(require.resolve('@strapi/strapi/package.json')), 'dist/src')
const { createStrapi }: typeof import('@strapi/strapi') = require('@strapi/strapi')
const { createBuildContext }: BuildSteps = require(join(strapi, 'node/create-build-context.js'))
const { writeStaticClientFiles }: BuildSteps = require(join(strapi, 'node/staticFiles.js'))
const { build }: BuildSteps = require(join(strapi, 'node/vite/build.js'))
const { createLogger }: BuildSteps = require(join(strapi, 'cli/utils/logger.js'))

// Whoever asks for it: the interface that tests look at is the one that editors get.
process.env.NODE_ENV = 'production'
// The configuration is read from the working directory.
process.chdir(appFolder)
await compile()
const server = createStrapi({
  appDir: appFolder,
  distDir: distFolder,
  autoReload: true,
  serveAdminPanel: false,
})
// Strapi would read the list of plugins in `config` by a compiler that does not know `import.meta`.
server.dirs.app.config = server.dirs.dist.config
const context = await createBuildContext({
  cwd: appFolder,
  logger: createLogger({ debug: false, silent: false }),
  strapi: server,
  options: { bundler: 'vite', minify: true },
})
await writeStaticClientFiles(context)
await build(context)
