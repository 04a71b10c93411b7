import type { Dependencies } from '../cache/dependencies.ts'
import type { AskDatabase } from '../database/session.ts'
import type { Database } from '../database/sql.ts'

/** Anything that is asked by named questions. */
type Asked<Source> = { [Name in keyof Source]: (...asked: never[]) => Promise<unknown> }

/** The keys (`changes/keys.ts`) that the answer to each question depends on. */
export type KeysOf<Source extends Asked<Source>> = {
  [Name in keyof Source]: (...asked: Parameters<Source[Name]>) => string[]
}

/**
 * What is read from D1, in the session of a request. Before each read its keys are noted, so that what is not found is known
 * to depend on them too.
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
  // `keysOf` names every question, and each reader takes and answers what its question does.
  return Object.fromEntries(names.map((name) => [name, reader(name)])) as Source
}
