import type { Backend } from './backend.ts'
import { explain, MendableError } from './failure.ts'

/** Options for keeping a backend running. */
export interface KeepOptions {
  start: () => Promise<Backend>
  /** Called after each successful start. */
  onReady: (backend: Backend) => Promise<void>
  /** Receives one line per event. */
  tell: (line: string) => void
  /** For tests, which don't wait. */
  wait?: (ms: number) => Promise<unknown>
  now?: () => number
}

/** A backend that is restarted when it ends unexpectedly. */
export interface RestartingBackend {
  stop: () => Promise<void>
  /** Resolves when it was stopped or given up. */
  done: Promise<void>
}

/** Maximum number of failures in a row. */
const maxFailures = 5
/** After running this long, it wasn't a failed start: its end counts as the first failure. */
const longLifeMs = 60_000

/** Starts a backend and restarts it whenever it ends: after 1, 2, 4, 8 seconds. If it keeps failing, it is given up. */
export function keepRunning({
  start,
  onReady,
  tell,
  wait = sleep,
  now = Date.now,
}: KeepOptions): RestartingBackend {
  let current: Backend | null = null
  let isStopped = false
  const stopped = Promise.withResolvers<void>()

  async function live(): Promise<void> {
    for (let deaths = 1; !isStopped; deaths++) {
      const startedAt = now()
      const how = await liveOnce()
      if (isStopped) return
      // A retry wouldn't help.
      if (how instanceof MendableError) return tell(how.message)
      if (now() - startedAt >= longLifeMs) deaths = 1
      if (deaths >= maxFailures) {
        tell(
          `${explain(how)}\nIt ended ${deaths} times in a row and is given up; .wrangler/logs/cms.log says more.`,
        )
        return
      }
      const pauseMs = 1000 * 2 ** (deaths - 1)
      tell(`${explain(how)}\nIt is started again in ${pauseMs / 1000} s.`)
      await Promise.race([wait(pauseMs), stopped.promise])
    }
  }

  /** @returns How it ended: its last output, or what was thrown. */
  async function liveOnce(): Promise<unknown> {
    try {
      current = await start()
      if (isStopped) await current.stop()
      await current.ready
      await onReady(current)
      return await current.ended
    } catch (failure) {
      return failure
    } finally {
      await current?.stop()
    }
  }

  return {
    done: live(),
    async stop() {
      isStopped = true
      stopped.resolve()
      await current?.stop()
    },
  }
}

function sleep(ms: number): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
