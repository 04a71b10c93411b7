import type { Backend } from './backend.ts'
import { explain, MendableError } from './failure.ts'

/** How to keep a backend running. */
export interface KeepOptions {
  start: () => Promise<Backend>
  /** After each start that succeeded. */
  onReady: (backend: Backend) => Promise<void>
  /** One line of what happens. */
  tell: (line: string) => void
  /** For tests, which wait for nothing. */
  wait?: (ms: number) => Promise<unknown>
  now?: () => number
}

/** A backend that is started again when it ends by itself. */
export interface KeptBackend {
  stop: () => Promise<void>
  /** Settles when it was stopped or given up. */
  done: Promise<void>
}

/** Deaths in a row after which there is no use in going on. */
const mostDeaths = 5
/** One that lived for so long was no failed start: its death counts as the first. */
const longLifeMs = 60_000

/**
 * Starts a backend, and starts it again whenever it ends: after 1, 2, 4, 8 seconds. What dies at once each time is given up.
 */
export function keepRunning({
  start,
  onReady,
  tell,
  wait = sleep,
  now = Date.now,
}: KeepOptions): KeptBackend {
  let current: Backend | null = null
  let isStopped = false
  const stopped = Promise.withResolvers<void>()

  async function live(): Promise<void> {
    for (let deaths = 1; !isStopped; deaths++) {
      const startedAt = now()
      const how = await liveOnce()
      if (isStopped) return
      // It would not go better the next time.
      if (how instanceof MendableError) return tell(how.message)
      if (now() - startedAt >= longLifeMs) deaths = 1
      if (deaths >= mostDeaths) {
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

  /** @returns How it ended: what it said, or what was thrown. */
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
