import { SiteError } from './errors.ts'

/**
 * The one place where failures become known: a line of JSON that Workers Logs can search.
 * @param where What was being done, such as `render` or `replica`.
 * @param facts Ids and counts; never tokens, bodies or what somebody typed.
 */
export function report(where: string, thrown: unknown, facts: Record<string, unknown> = {}): void {
  console.error(JSON.stringify({ level: 'error', where, ...describe(thrown), ...facts }))
}

function describe(thrown: unknown): Record<string, unknown> {
  if (!(thrown instanceof Error)) return { message: String(thrown) }
  const cause = thrown.cause === undefined ? {} : { cause: describe(thrown.cause) }
  const details = thrown instanceof SiteError ? { details: thrown.details } : {}
  return { name: thrown.name, message: thrown.message, stack: thrown.stack, ...details, ...cause }
}
