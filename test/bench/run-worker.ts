import { readdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { migrate } from '../../scripts/seed/seed-site.ts'
import { statementsWorker } from '../../scripts/site/statements-worker.ts'
import { wrangler } from '../../scripts/site/wrangler.ts'
import { ownWorkerds } from './processor-time.ts'

/** A worker alone in its own workerd. */
export interface RunningWorker {
  /** Origin of a socket that connects directly to the worker, without the routers of the development tools. */
  url: URL
  pid: number
  miniflare: Miniflare
}

/** A worker's code: its text, or its build folder, with `index.js` as its main module. */
export type Code = { script: string } | { folder: string }

/** Options of Miniflare for one worker, as wrangler derives them from a configuration. */
type WorkerOptions = ReturnType<typeof wrangler.unstable_getMiniflareWorkerOptions>['workerOptions']

const name = 'subject'

/** Runs one worker, with bindings given as JSON values. */
export function runBareWorker(code: Code, bindings: WorkerOptions['bindings'] = {}): Promise<RunningWorker> {
  return run(code, { compatibilityDate: '2026-10-01', bindings })
}

/** The first answers of a backend that has just started take longest, and a busy machine makes them longer still. */
const patience = { CMS_TIMEOUT_MS: '5000' }

interface SiteWorkerOptions {
  /** False omits the rate limits, which the worker treats as "allowed". */
  limits?: boolean
  /** Receives the worker's log lines; without it, they are printed. */
  onLog?: (line: string) => void
}

/**
 * Runs the site's built worker with its stores, which start empty, the database with all its tables, and without its static files: only
 * the worker is measured.
 * @throws Error if a migration fails.
 */
export async function runSiteWorker(
  folder: string,
  variables: Record<string, string>,
  { limits = true, onLog }: SiteWorkerOptions = {},
): Promise<RunningWorker> {
  const { workerOptions } = wrangler.unstable_getMiniflareWorkerOptions(resolve(folder, 'wrangler.json'))
  const { modulesRules: _, assets: __, ratelimits, ...others } = workerOptions
  const options = limits && ratelimits ? { ...others, ratelimits } : others
  const bindings = Object.assign({}, options.bindings, patience, variables)
  const running = await run({ folder }, { ...options, bindings }, onLog)
  try {
    await migrate(running.miniflare)
  } catch (failure) {
    await running.miniflare.dispose()
    throw failure
  }
  return running
}

async function run(
  code: Code,
  options: Omit<WorkerOptions, 'modulesRules' | 'assets'>,
  onLog?: (line: string) => void,
): Promise<RunningWorker> {
  const before = new Set(ownWorkerds())
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: '127.0.0.1',
      port: 0,
      cf: false,
      ...(onLog ? { handleStructuredLogs: ({ message }) => onLog(message) } : {}),
      workers: [
        {
          ...options,
          ...(await modulesOf(code)),
          name,
          unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
        },
        // Used to fill its database, but not while it is measured.
        ...(options.d1Databases ? [statementsWorker(options)] : []),
      ],
    }),
  )
  await miniflare.ready
  const [pid, ...others] = ownWorkerds().filter((one) => !before.has(one))
  if (pid === undefined || others.length > 0) throw new Error('Measured workers must start one at a time')
  return { url: await miniflare.unsafeGetDirectURL(name), pid, miniflare }
}

async function modulesOf(code: Code) {
  if ('script' in code) return { modules: true as const, script: code.script }
  const files = await readdir(code.folder, { recursive: true })
  const others = files.filter((file) => file.endsWith('.js') && file !== 'index.js')
  return {
    modulesRoot: resolve(code.folder),
    modules: ['index.js', ...others].map((file) => ({
      type: 'ESModule' as const,
      path: resolve(code.folder, file),
    })),
  }
}
