import { constants } from 'node:os'
import { explain } from './failure.ts'

const stops: (() => Promise<unknown>)[] = []
let isStopping = false

/** Registers a cleanup. Ctrl-C, `kill` and failures run them, latest first. */
export function onStop(stop: () => Promise<unknown>): void {
  stops.push(stop)
}

async function stopAll(exitCode: number): Promise<void> {
  if (isStopping) return
  isStopping = true
  for (const stop of stops.toReversed())
    await stop().catch((failure) => process.stderr.write(`${explain(failure)}\n`))
  process.exit(exitCode)
}

/** Ends everything after an uncaught failure, with its explanation. */
function fail(failure: unknown): Promise<void> {
  process.stderr.write(`${explain(failure)}\n`)
  return stopAll(1)
}

/** SIGHUP is sent when the terminal is closed. */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** From here on, signals and failures end the program in order, and failures are explained in one sentence. */
export function stopInOrder(): void {
  const stop = () => stopAll(0)
  for (const signal of signals) process.on(signal, stop)
  process.on('uncaughtException', fail)
  process.on('unhandledRejection', fail)
  // Packages such as Miniflare exit immediately on a signal, before anything else could be stopped.
  process.on('newListener', (event, listener) => {
    if (signals.some((signal) => signal === event)) queueMicrotask(() => process.off(event, listener))
  })
}

/**
 * From here on, a signal ends the program at once, and it says so. What it started is ended by its guard (`guardChildren`): for programs
 * whose stores last for one run.
 */
export function stopAtOnce(): void {
  for (const signal of signals)
    process.on(signal, () => {
      process.stderr.write(`Interrupted by ${signal}: everything that was started is being stopped.\n`)
      process.exit(128 + constants.signals[signal])
    })
}
