import { SiteError } from './errors.ts'

/** A failure, as subscribers get it. */
export interface Failure {
  /** `refusal`: the backend refused a request; nothing is broken. */
  level: 'error' | 'refusal'
  /** The activity, such as `render`, `replica`, `backend` or `browser`. */
  where: string
  /** What was thrown. */
  thrown: unknown
  /** Ids and counts; never tokens, bodies or anything that someone typed. */
  facts: Readonly<Record<string, unknown>>
}

/** Called synchronously for each failure. What it throws is logged and ignored. */
export type FailureListener = (failure: Failure) => void

const listeners = new Set<FailureListener>()

/**
 * The error hook: the listener gets every later failure in the worker, of the backend and in browsers. It applies to
 * all requests of an isolate, so add it at module load.
 * @returns Removes the listener.
 */
export function onFailure(listener: FailureListener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * The one place that reports failures: as a line of JSON that Workers Logs can search, and to every listener.
 * @param where The activity, such as `render` or `replica`.
 * @param facts Ids and counts; never tokens, bodies or anything that someone typed.
 */
export function report(where: string, thrown: unknown, facts: Record<string, unknown> = {}): void {
  console.error(lineOf('error', where, thrown, facts))
  notify({ level: 'error', where, thrown, facts })
}

/** Reports a refusal by the backend: a warning in the log, since it may be a visitor's mistake. */
export function reportRefusal(where: string, thrown: unknown, facts: Record<string, unknown> = {}): void {
  console.warn(lineOf('refusal', where, thrown, facts))
  notify({ level: 'refusal', where, thrown, facts })
}

function notify(failure: Failure): void {
  for (const listener of listeners) {
    try {
      listener(failure)
    } catch (second) {
      console.error(lineOf('error', 'failure-listener', second, { about: failure.where }))
    }
  }
}

function lineOf(
  level: Failure['level'],
  where: string,
  thrown: unknown,
  facts: Record<string, unknown>,
): string {
  return JSON.stringify({ level, where, ...describe(thrown, level), ...facts })
}

function describe(thrown: unknown, level: Failure['level']): Record<string, unknown> {
  if (!(thrown instanceof Error)) return { message: String(thrown) }
  // A refusal's stack isn't useful: it always points to the one call that was refused.
  const stack = level === 'error' ? { stack: thrown.stack } : {}
  const cause = thrown.cause === undefined ? {} : { cause: describe(thrown.cause, level) }
  const details = thrown instanceof SiteError ? { details: thrown.details } : {}
  return { name: thrown.name, message: thrown.message, ...stack, ...details, ...cause }
}
