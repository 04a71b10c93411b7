import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-pool-workers'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vitest/config'
import { icons } from './scripts/build/icons.ts'
import { pageSources } from './scripts/build/page-sources.ts'
import { serviceWorker } from './scripts/build/service-worker.ts'
import type { BackendLane } from './test/backend/behaviour.ts'
import { askForLane } from './test/backend/lanes.ts'
import { exampleSecrets } from './test/backend/secrets.ts'
import { builtFiles } from './test/worker/support/built-files.ts'

// Tests bring their own secrets, so wrangler needn't report which file the local ones come from.
process.env.WRANGLER_LOG ??= 'error'

const secrets = await exampleSecrets()
const migrations = await readD1Migrations('migrations')

/**
 * How many workers of the pool run at once; each has a backend of its own. Both kinds run side by side: two of each keep two processors
 * busy until the last file. On PostgreSQL they would share one database.
 */
const lanes = { worker: process.env.DATABASE_URL ? 1 : 2, e2e: 2 }

/** Timeouts in milliseconds; on a busy machine everything takes several times as long. */
const hanging = { testTimeout: 180_000, hookTimeout: 300_000, expect: { poll: { timeout: 120_000 } } }

/** Tests that run on Node: all files of a lane in one process, since each of its own would load what they import again. */
const onNode = {
  maxWorkers: lanes.worker,
  environment: 'node',
  isolate: false,
  restoreMocks: true,
  unstubGlobals: true,
  ...hanging,
} as const

/** Each start of a workerd uses the next lane. */
let starts = 0

/** The worker as in production, with a backend that tests can take down. */
function inWorkerd(): Plugin[] {
  return [
    standInManifest(),
    icons(),
    serviceWorker(),
    react(),
    productionElements(),
    cloudflareTest(async ({ inject }) => {
      const lane = await askForLane<BackendLane>(inject('backendLanes'), starts++ % lanes.worker)
      return {
        wrangler: { configPath: './wrangler.toml' },
        remoteBindings: false,
        verbose: false,
        miniflare: {
          cf: false,
          // Vitest and workerd tell each other everything by a socket of this machine, modules included.
          compatibilityFlags: ['no_web_socket_compression'],
          bindings: {
            ...secrets,
            CMS_URL: lane.gatewayUrl,
            PAYMENT_ORIGINS: lane.paymentUrl,
            // A busy machine must not decide which source answers, or whether one does.
            CMS_HEDGE_MS: '2000',
            CMS_TIMEOUT_MS: '5000',
            TEST_MIGRATIONS: migrations,
            TEST_LANE: { ...lane },
          },
        },
      }
    }),
  ].flat()
}

/** Elements as the build makes them: those of development note where they were made, which takes longer than rendering them. */
function productionElements(): Plugin {
  return {
    name: 'production-elements',
    config: () => ({ oxc: { jsx: { runtime: 'automatic', development: false } } }),
  }
}

/** The names of built files, without a build. */
function standInManifest(): Plugin {
  const name = 'virtual:client-manifest'
  const manifest = JSON.stringify({ ...builtFiles, pages: pageSources() })
  return {
    name: 'stand-in-manifest',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? `export const manifest = ${manifest}` : undefined),
  }
}

/** A module with a glob depends on files that it doesn't name. Vitest's module cache knows that of globs without a type argument alone. */
function uncachedGlobs(): Plugin {
  return {
    name: 'uncached-globs',
    configureVitest: ({ defineCacheKeyGenerator }) =>
      defineCacheKeyGenerator(({ sourceCode }) =>
        sourceCode.includes('import.meta.glob<') ? false : undefined,
      ),
  }
}

export default defineConfig({
  test: {
    // The worker reports every failure that a test provokes; only those of failing tests are worth reading.
    silent: 'passed-only',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['test/{client,scripts}/**/*.test.{ts,tsx}', 'test/**/*.unit.test.ts'],
          exclude: ['test/client/cms/**/!(*.unit).test.ts'],
          ...onNode,
        },
        plugins: [icons(), react(), uncachedGlobs()],
      },
      {
        test: {
          name: 'backend',
          include: ['test/client/cms/**/*.test.ts'],
          exclude: ['**/*.unit.test.ts'],
          globalSetup: ['test/backend/install.ts'],
          ...onNode,
        },
      },
      {
        test: {
          name: 'worker',
          // React reads it: readers get the production build.
          env: { NODE_ENV: 'production' },
          maxWorkers: lanes.worker,
          include: ['test/{worker,contract}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.unit.test.ts'],
          globalSetup: ['test/backend/setup.ts'],
          setupFiles: ['test/worker/support/begin-file.ts'],
          runner: './test/worker/support/test-runner.ts',
          // One workerd serves many files, because starting one takes longer than most files do.
          isolate: false,
          // Vitest's module cache is in a file system that workerd can't see.
          fsModuleCache: false,
          restoreMocks: true,
          ...hanging,
        },
        plugins: inWorkerd(),
      },
      {
        test: {
          name: 'e2e',
          maxWorkers: lanes.e2e,
          sequence: { groupOrder: 1 },
          environment: 'node',
          include: ['test/e2e/**/*.test.ts'],
          globalSetup: ['test/e2e/setup.ts'],
          // One browser serves many files.
          isolate: false,
          ...hanging,
        },
      },
      {
        test: {
          name: 'bench',
          maxWorkers: 1,
          // Their tests start programs, two at a time.
          maxConcurrency: 2,
          sequence: { groupOrder: 2 },
          environment: 'node',
          include: ['test/bench/**/*.test.ts'],
          testTimeout: 600_000,
        },
      },
    ],
  },
})
