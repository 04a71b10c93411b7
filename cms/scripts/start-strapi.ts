import { createRequire, enableCompileCache, flushCompileCache, setSourceMapsSupport } from 'node:module'
import { join } from 'node:path'
import { databaseFile } from '../src/database/database-file.ts'
import { requireWhole } from '../src/database/whole-file.ts'
import { appFolder } from '../src/environment/app-folder.ts'
import { requireSafeStart } from '../src/environment/safe-start.ts'
import { compile, distFolder } from './compile.ts'

// Strapi loads thousands of files. Where the folder can't be written, they are compiled at each start.
enableCompileCache(join(appFolder, '.tmp/compile-cache'))

// Required, as its packages require each other: imported, they would be loaded in a second form.
const require = createRequire(import.meta.url)

/**
 * Compiles what has changed, and starts Strapi.
 * @param options.autoReload With the content-type builder, which asks the process that started this one for a restart.
 */
export async function startStrapi({ autoReload = false } = {}): Promise<void> {
  refuseUnsafeStart()
  // Errors of our own code name the line of its source; those of packages would need a map read for each of their files.
  setSourceMapsSupport(true, { nodeModules: false })
  const { createStrapi }: typeof import('@strapi/strapi') = require('@strapi/strapi')
  await compile()
  // Strapi reads its configuration and `.env` from the working directory.
  process.chdir(appFolder)
  await createStrapi({ appDir: appFolder, distDir: distFolder, autoReload }).start()
  // Now rather than at the end, which may be a kill.
  flushCompileCache()
}

/** Before Strapi is loaded: whoever mends what is refused would wait seconds for that each time. */
function refuseUnsafeStart(): void {
  const requireOfStrapi = createRequire(require.resolve('@strapi/strapi/package.json'))
  const dotenv: { config: (options: { path: string | undefined }) => void } = requireOfStrapi('dotenv')
  // As Strapi does when it is loaded: what is set already stays.
  dotenv.config({ path: process.env.ENV_PATH })
  requireSafeStart(process.env)
  const file = databaseFile(process.env)
  if (file) requireWhole(file)
}
