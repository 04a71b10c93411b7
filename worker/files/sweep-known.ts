import * as v from 'valibot'
import type { Config } from '../env.ts'
import { strapiClientOf } from '../strapi/client.ts'

/** Records per call; the backend takes no more. */
const batchSize = 200

/** How to compare what the worker stores with what the backend has. */
interface Sweep<Name extends number | string> {
  /** The call of the backend that answers which of some records it has. */
  path: string
  /** Less than every name of a record. */
  start: Name
  /** The records that the worker stores something of, by name, in order, from the first one after `after`. */
  stored: (after: Name, most: number) => Promise<Name[]>
  /** By what the backend knows a record. */
  keyOf: (name: Name) => number | string
  settle: (names: { known: Name[]; gone: Name[] }) => Promise<unknown>
}

const Known = v.object({ data: v.object({ keys: v.array(v.union([v.number(), v.string()])) }) })

/**
 * Asks the backend, a batch at a time, which records still exist of those that the worker stores something of. A message about each deletion
 * comes first (`strapi-hook.ts`); this finds what was missed.
 * @returns How many are gone.
 * @throws StrapiError, ValiError if the backend doesn't answer; what is not settled yet stays then.
 */
export async function sweepKnown<Name extends number | string>(
  config: Config,
  { path, start, stored, keyOf, settle }: Sweep<Name>,
): Promise<number> {
  const client = strapiClientOf(config)
  let after = start
  let left = 0
  for (;;) {
    const names = await stored(after, batchSize)
    const last = names.at(-1)
    if (last === undefined) return left
    const keys = names.map(keyOf)
    const body = await client.call({ method: 'POST', path, token: config.cmsToken, body: { keys } })
    const existing = new Set(v.parse(Known, body).data.keys)
    const gone = names.filter((name) => !existing.has(keyOf(name)))
    await settle({ known: names.filter((name) => existing.has(keyOf(name))), gone })
    left += gone.length
    after = last
  }
}
