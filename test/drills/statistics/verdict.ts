import type { Ledger } from './readers.ts'

/** What came of a drill. */
export interface Verdict {
  acknowledged: number
  abandoned: number
  /** Of those that were acknowledged. */
  stored: number
  /** Acknowledged, and not in Strapi. */
  lost: number
  /** In Strapi more than once. */
  doubled: number
  /** Abandoned, and in Strapi all the same: their answer was lost. */
  storedUnheard: number
  /** In Strapi, and sent by nobody. */
  unknown: number
}

/** Compares what readers sent with what Strapi has, event by event. */
export function judge({ acknowledged, abandoned }: Ledger, stored: ReadonlyMap<string, number>): Verdict {
  const has = (id: string) => stored.has(id)
  return {
    acknowledged: acknowledged.size,
    abandoned: abandoned.size,
    stored: [...acknowledged].filter(has).length,
    lost: [...acknowledged].filter((id) => !has(id)).length,
    doubled: [...stored.values()].filter((count) => count > 1).length,
    storedUnheard: [...abandoned].filter(has).length,
    unknown: [...stored.keys()].filter((id) => !acknowledged.has(id) && !abandoned.has(id)).length,
  }
}

/** Whether nothing was lost, doubled or made up. */
export function isExact({ lost, doubled, unknown }: Verdict): boolean {
  return lost === 0 && doubled === 0 && unknown === 0
}
