import { createRequire } from 'node:module'
import { run } from '../../../scripts/start/run.ts'

/**
 * Compiles the backend if its sources have changed.
 * @returns Requires its files and packages the way Strapi does. With `import`, Strapi's packages would be separate instances from the
 * server's, and its error classes would not match.
 */
export async function compiledBackend(): Promise<NodeJS.Require> {
  await run('Compiling the backend', ['cms/scripts/compile.ts'])
  return createRequire(new URL('../../../cms/dist/package.json', import.meta.url).href)
}
