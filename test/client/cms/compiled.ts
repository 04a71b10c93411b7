import { createRequire } from 'node:module'
import { run } from '../../../scripts/start/run.ts'

/**
 * Compiles the backend where its sources have changed.
 * @returns What requires its files and its packages as Strapi does. Imported, Strapi's packages are others than those
 *   that a server runs: its errors are then no errors of that server.
 */
export async function compiledBackend(): Promise<NodeJS.Require> {
  await run('Compiling the backend', ['cms/scripts/compile.ts'])
  return createRequire(new URL('../../../cms/dist/package.json', import.meta.url).href)
}
