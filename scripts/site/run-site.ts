import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { statementsWorker } from './statements-worker.ts'
import { wrangler } from './wrangler.ts'

/** The built worker's folder, relative to the project. */
const builtFolder = 'dist/worker'
const builtConfig = `${builtFolder}/wrangler.json`

/** Options for running the built worker. */
export interface SiteOptions {
  /** 0 for any free one. */
  port: number
  /** Folder with KV, D1, R2 and the cache between runs; without it, everything is discarded at the end. */
  state?: string
  /** Override variables and secrets of `wrangler.toml` and `.dev.vars`. */
  variables?: Record<string, string>
  /** Receives the worker's log lines; without it, they are printed. */
  onLog?: (line: string) => void
}

/** A running site. */
export interface Site {
  /** Origin without a trailing slash. */
  url: string
  miniflare: Miniflare
  /** Runs the cron trigger once. @param at When it was due; now by default. */
  schedule: (cron: string, at?: Date) => Promise<void>
  stop: () => Promise<void>
}

/**
 * Runs the built worker in workerd with its files, as in production.
 * @throws Error if it wasn't built.
 */
export async function runSite({ port, state, variables = {}, onLog }: SiteOptions): Promise<Site> {
  const config = resolve(builtConfig)
  if (!existsSync(config))
    throw new Error(`There is no built worker at ${builtConfig}: run \`npm run build\` first`)
  const { workerOptions, main = 'index.js' } = wrangler.unstable_getMiniflareWorkerOptions(config)
  const { modulesRules: _, ...bindings } = workerOptions
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: '127.0.0.1',
      port,
      cf: false,
      // The folder that `wrangler` and the development server use too.
      ...(state ? { resourcePersistencePath: resolve(state) } : {}),
      ...(onLog ? { handleStructuredLogs: ({ message }) => onLog(message) } : {}),
      workers: [
        {
          ...bindings,
          name: 'schakel',
          modulesRoot: resolve(builtFolder),
          modules: await builtModules(main),
          bindings: Object.assign({}, workerOptions.bindings, variables),
        },
        statementsWorker(bindings),
      ],
    }),
  )
  const url = (await miniflare.ready).origin.replace('127.0.0.1', 'localhost')
  return {
    url,
    miniflare,
    async schedule(cron, at = new Date()) {
      const fetcher = await miniflare.getWorker()
      await fetcher.scheduled({ cron, scheduledTime: at })
    },
    stop: () => miniflare.dispose(),
  }
}

/** All modules of the built worker, the main one first. */
async function builtModules(main: string): Promise<{ type: 'ESModule'; path: string }[]> {
  const files = await readdir(builtFolder, { recursive: true })
  const others = files.filter((file) => file.endsWith('.js') && file !== main)
  return [main, ...others].map((file) => ({ type: 'ESModule', path: resolve(builtFolder, file) }))
}
