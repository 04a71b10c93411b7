import type { Dependencies } from '../cache/dependencies.ts'
import type { AskDatabase } from '../database/session.ts'
import type { Database } from '../database/sql.ts'

/** An object with only async methods. */
type Asked<Source> = { [Name in keyof Source]: (...asked: never[]) => Promise<unknown> }

/** The keys (`changes/keys.ts`) that the answer of each method depends on. */
export type KeysOf<Source extends Asked<Source>> = {
  [Name in keyof Source]: (...asked: Parameters<Source[Name]>) => string[]
}

/**
 * Reads from D1 in a request's session. The keys are recorded before each read, so that "not found" depends on them
 * too.
 * @param open Makes the source over a session.
 */
export function recorded<Source extends Asked<Source>>(
  open: (db: Database) => Source,
  keysOf: KeysOf<Source>,
  ask: AskDatabase,
  dependencies: Dependencies,
): Source {
  function reader<Name extends keyof Source>(name: Name) {
    return (...asked: Parameters<Source[Name]>) => {
      dependencies.add(...keysOf[name](...asked))
      return ask((db) => open(db)[name](...asked))
    }
  }
  const names = Object.keys(keysOf) as (keyof Source)[]
  // `keysOf` has every method, and each reader has the type of its method.
  return Object.fromEntries(names.map((name) => [name, reader(name)])) as Source
}
