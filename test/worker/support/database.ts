import { env } from 'cloudflare:workers'
import { vi } from 'vitest'

/** D1 fails, within a session and without, until mocks are restored. @param message The failure's message. */
export function databaseIsDown(message = 'D1 is away'): void {
  function away(): never {
    throw new Error(message)
  }
  vi.spyOn(env.DB, 'prepare').mockImplementation(away)
  vi.spyOn(env.DB, 'withSession').mockReturnValue({ prepare: away, batch: away, getBookmark: () => null })
}

/**
 * Delays content reads until mocks are restored. @param holding Delays statements that contain one of these texts.
 * @param until Called for each of them.
 */
export function databaseWaits(holding: string[], until: () => Promise<unknown>): void {
  const open = env.DB.withSession.bind(env.DB)
  vi.spyOn(env.DB, 'withSession').mockImplementation((from) => {
    const session = open(from)
    const prepare = session.prepare.bind(session)
    vi.spyOn(session, 'prepare').mockImplementation((query) => {
      const statement = prepare(query)
      return holding.some((text) => query.includes(text)) ? waiting(statement, until) : statement
    })
    return session
  })
}

function waiting(statement: D1PreparedStatement, until: () => Promise<unknown>): D1PreparedStatement {
  const bind = statement.bind.bind(statement)
  return Object.assign(statement, {
    bind(...values: unknown[]) {
      const bound = bind(...values)
      const all = bound.all.bind(bound)
      return Object.assign(bound, { all: () => until().then(() => all()) })
    },
  })
}
