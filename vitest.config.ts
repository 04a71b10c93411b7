import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-pool-workers'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vitest/config'
import { icons } from './scripts/build/icons.ts'
import { serviceWorker } from './scripts/build/service-worker.ts'
import { builtFiles } from './test/worker/support/built-files.ts'

// Which file the local secrets came from is no news: tests bring their own.
process.env.WRANGLER_LOG ??= 'error'

const secrets = parseEnv(readFileSync('.dev.vars.example', 'utf8'))
const migrations = await readD1Migrations('migrations')

/** The worker as production runs it, before a backend that tests can take away. */
function inWorkerd(): Plugin[] {
  return [
    standInManifest(),
    icons(),
    serviceWorker(),
    react(),
    cloudflareTest(({ inject }) => ({
      wrangler: { configPath: './wrangler.toml' },
      remoteBindings: false,
      verbose: false,
      miniflare: {
        cf: false,
        bindings: { ...secrets, CMS_URL: inject('backend').gatewayUrl, TEST_MIGRATIONS: migrations },
      },
    })),
  ].flat()
}

/** The names of built files, without a build. */
function standInManifest(): Plugin {
  const name = 'virtual:client-manifest'
  return {
    name: 'stand-in-manifest',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? `export const manifest = ${JSON.stringify(builtFiles)}` : undefined),
  }
}

const workerd = {
  // The module cache of Vitest lives in a file system that workerd does not see.
  fsModuleCache: false,
  setupFiles: ['test/worker/support/fill-stores.ts'],
  restoreMocks: true,
  testTimeout: 20_000,
  hookTimeout: 60_000,
}

export default defineConfig({
  test: {
    globalSetup: ['test/backend/setup.ts'],
    // One backend stands behind all of them, and some tests take it away.
    maxWorkers: 1,
    // The worker reports every failure that a test provokes; only those of failing tests are worth reading.
    silent: 'passed-only',
    projects: [
      {
        test: { name: 'client', environment: 'node', include: ['test/{client,scripts}/**/*.test.{ts,tsx}'] },
        plugins: [icons(), react()],
      },
      {
        test: { name: 'worker', include: ['test/worker/**/*.test.{ts,tsx}'], ...workerd },
        plugins: inWorkerd(),
      },
      {
        test: { name: 'contract', include: ['test/contract/**/*.test.ts'], ...workerd },
        plugins: inWorkerd(),
      },
      {
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['test/e2e/**/*.test.ts'],
          globalSetup: ['test/e2e/setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
