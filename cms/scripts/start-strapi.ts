import { createRequire, enableCompileCache, flushCompileCache, setSourceMapsSupport } from 'node:module'
import { join } from 'node:path'
import { appFolder } from '../src/environment/app-folder.ts'
import { compile, distFolder } from './compile.ts'

// Strapi loads thousands of files. Where the folder can't be written, they are compiled at each start.
enableCompileCache(join(appFolder, '.tmp/compile-cache'))

// Required, as its packages require each other: imported, they would be loaded in a second form.
const { createStrapi }: typeof import('@strapi/strapi') = createRequire(import.meta.url)('@strapi/strapi')

/**
 * Compiles what has changed, and starts Strapi.
 * @param options.autoReload With the content-type builder, which asks the process that started this one for a restart.
 */
export async function startStrapi({ autoReload = false } = {}): Promise<void> {
  // Errors of our own code name the line of its source; those of packages would need a map read for each of their files.
  setSourceMapsSupport(true, { nodeModules: false })
  await compile()
  // Strapi reads its configuration and `.env` from the working directory.
  process.chdir(appFolder)
  await createStrapi({ appDir: appFolder, distDir: distFolder, autoReload }).start()
  // Now rather than at the end, which may be a kill.
  flushCompileCache()
}
