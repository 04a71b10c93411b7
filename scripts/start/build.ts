import { join } from 'node:path'
import { fingerprint, makeOnce } from './fingerprint.ts'
import { run } from './run.ts'

const sources = ['client', 'worker', 'scripts/build', 'package-lock.json', 'vite.config.ts', 'wrangler.toml']
const built = 'dist/worker/wrangler.json'

/** Builds client and worker, when a source has changed since the last build or a file of it is not there. */
export async function build(): Promise<void> {
  await makeOnce(built, await fingerprint(sources), 'dist', () =>
    // Whoever builds, a test runner too, gets the React that readers get.
    run('Building', [join('node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'error'], {
      env: { NODE_ENV: 'production' },
    }),
  )
}
