import { join } from 'node:path'
import { ofBackend } from '../build/of-backend.ts'
import { fingerprint, makeOnce } from './fingerprint.ts'
import { run } from './run.ts'

const sources = [
  ...['client', 'worker', ...ofBackend, 'scripts/build'],
  ...['package-lock.json', 'vite.config.ts', 'wrangler.toml'],
]
const built = 'dist/worker/wrangler.json'

/** Builds client and worker, if a source has changed since the last build or a built file is missing. */
export async function build(): Promise<void> {
  await makeOnce(built, await fingerprint(sources), 'dist', () =>
    // Any build, even one by a test runner, uses the React that readers get.
    run('Building', [join('node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'error'], {
      env: { NODE_ENV: 'production' },
    }),
  )
}
