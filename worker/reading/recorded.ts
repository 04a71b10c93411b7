import type { Dependencies } from '../cache/dependencies.ts'
import type { AskDatabase } from '../database/session.ts'
import type { Database } from '../database/sql.ts'

/** An object with only async methods. */
type Asked<Source> = { [Name in keyof Source]: (...asked: never[]) => Promise<unknown> }

/** The keys (`changes/keys.ts`) that the answer of each method depends on. */
export type KeysOf<Source extends Asked<Source>> = {
  [Name in keyof Source]: (...asked: Parameters<Source[Name]>) => string[]
}

/** The keys (`changes/keys.ts`) of the documents that the answer of each method shows. */
export type ShownIn<Source extends Asked<Source>> = {
  [Name in keyof Source]: (
    answer: Awaited<ReturnType<Source[Name]>>,
    ...asked: Parameters<Source[Name]>
  ) => string[]
}

/**
 * Reads from D1 in a request's session. The keys are recorded before each read, so that "not found" depends on them
 * too.
 * @param open Makes the source over a session.
 * @param shownIn Default: methods whose keys alone say what they may show.
 */
export function recorded<Source extends Asked<Source>>(
  open: (db: Database) => Source,
  keysOf: KeysOf<Source>,
  ask: AskDatabase,
  dependencies: Dependencies,
  shownIn?: ShownIn<Source>,
): Source {
  function reader<Name extends keyof Source>(name: Name) {
    return async (...asked: Parameters<Source[Name]>) => {
      dependencies.add(...keysOf[name](...asked))
      const answer = await ask((db) => open(db)[name](...asked))
      // It is the answer of that method.
      if (shownIn) dependencies.add(...shownIn[name](answer as Awaited<ReturnType<Source[Name]>>, ...asked))
      return answer
    }
  }
  const names = Object.keys(keysOf) as (keyof Source)[]
  // `keysOf` has every method, and each reader has the type of its method.
  return Object.fromEntries(names.map((name) => [name, reader(name)])) as Source
}
