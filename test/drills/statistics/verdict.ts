import type { Ledger } from './readers.ts'

/** The result of a drill. */
export interface Verdict {
  acknowledged: number
  abandoned: number
  /** Of the acknowledged ones. */
  stored: number
  /** Acknowledged, but not in Strapi. */
  lost: number
  /** In Strapi more than once. */
  doubled: number
  /** Abandoned, but in Strapi: their answer was lost. */
  storedUnheard: number
  /** In Strapi, but never sent. */
  unknown: number
}

/** Compares the sent events with those in Strapi, one by one. */
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

/** Whether nothing was lost, duplicated or invented. */
export function isExact({ lost, doubled, unknown }: Verdict): boolean {
  return lost === 0 && doubled === 0 && unknown === 0
}
