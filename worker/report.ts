import { SiteError } from './errors.ts'

/** What went wrong, as those who subscribed to failures hear of it. */
export interface Failure {
  /** `refusal`: the backend answered that it will not; nothing is broken. */
  level: 'error' | 'refusal'
  /** What was being done, such as `render`, `replica`, `backend` or `browser`. */
  where: string
  /** What was thrown. */
  thrown: unknown
  /** Ids and counts; never tokens, bodies or what somebody typed. */
  facts: Readonly<Record<string, unknown>>
}

/** Hears of each failure, at once. What it throws is logged and goes no further. */
export type FailureListener = (failure: Failure) => void

const listeners = new Set<FailureListener>()

/**
 * The error hook: a listener hears of every failure from now on, in the worker, of the backend and in browsers. It holds for all
 * requests of an isolate, so it is added where modules are loaded.
 * @returns Takes the listener away again.
 */
export function onFailure(listener: FailureListener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * The one place where failures become known: a line of JSON that Workers Logs can search, and every listener.
 * @param where What was being done, such as `render` or `replica`.
 * @param facts Ids and counts; never tokens, bodies or what somebody typed.
 */
export function report(where: string, thrown: unknown, facts: Record<string, unknown> = {}): void {
  console.error(lineOf('error', where, thrown, facts))
  tell({ level: 'error', where, thrown, facts })
}

/** Tells of what the backend refused: a warning in the log, since it may be what a visitor got wrong. */
export function reportRefusal(where: string, thrown: unknown, facts: Record<string, unknown> = {}): void {
  console.warn(lineOf('refusal', where, thrown, facts))
  tell({ level: 'refusal', where, thrown, facts })
}

function tell(failure: Failure): void {
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
  // Where a refusal came from is no news: it is the one call that was refused.
  const stack = level === 'error' ? { stack: thrown.stack } : {}
  const cause = thrown.cause === undefined ? {} : { cause: describe(thrown.cause, level) }
  const details = thrown instanceof SiteError ? { details: thrown.details } : {}
  return { name: thrown.name, message: thrown.message, ...stack, ...details, ...cause }
}
