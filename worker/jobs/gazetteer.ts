import { type Database, prepared, sql } from '../database/sql.ts'
import type { Position } from './distance.ts'
import { fold } from './fold.ts'

/** The result of looking up a place. */
export type Found =
  | { name: string; position: Position }
  /** No place has that name; a similar name may be suggested. */
  | { unknown: string; suggestion: string | null }

interface PlaceRow extends Position {
  folded: string
  name: string
  population: number
}

const maxNameLength = 60
const suggestedPlaces = 600

/**
 * Finds a place by name, or the region of a Dutch postcode by its first two digits.
 * @throws Error if D1 doesn't answer.
 */
export async function findPlace(db: Database, asked: string): Promise<Found> {
  const { folded, isName, postcode } = nameIn(asked)
  const place = isName
    ? await prepared(
        db,
        sql`SELECT name, latitude, longitude FROM places WHERE folded = ${folded}`,
      ).first<PlaceRow>()
    : null
  if (!place) return { unknown: asked, suggestion: isName ? await nearestName(db, folded) : null }
  const { name, latitude, longitude } = place
  return { name: postcode ? `${postcode} (${name})` : name, position: { latitude, longitude } }
}

/** A known place. */
export interface KnownPlace {
  /** What finds it again: its name, or the postcode that was asked for. */
  name: string
  position: Position
}

/**
 * Several places, by the text that was asked for, in one call; unknown names are absent.
 * @throws Error if D1 doesn't answer.
 */
export async function knownPlaces(db: Database, asked: readonly string[]): Promise<Map<string, KnownPlace>> {
  const names = asked.map((one) => ({ one, ...nameIn(one) })).filter(({ isName }) => isName)
  if (names.length === 0) return new Map()
  const folded = JSON.stringify(names.map((name) => name.folded))
  const { results } = await prepared(
    db,
    sql`SELECT folded, name, latitude, longitude FROM places WHERE folded IN (SELECT value FROM json_each(${folded}))`,
  ).all<PlaceRow>()
  return new Map(
    names.flatMap(({ one, folded, postcode }): [string, KnownPlace][] => {
      const place = results.find((row) => row.folded === folded)
      if (!place) return []
      const { name, latitude, longitude } = place
      return [[one, { name: postcode ? one : name, position: { latitude, longitude } }]]
    }),
  )
}

/**
 * Names of the largest Dutch places, largest first.
 * @throws Error if D1 doesn't answer.
 */
export async function placeNames(db: Database): Promise<string[]> {
  // Regions of postcodes are named by two digits; a place with several spellings is there once for each.
  const { results } = await prepared(
    db,
    sql`SELECT name FROM places WHERE country = 'NL' AND folded NOT GLOB '[0-9]*' GROUP BY name ORDER BY max(population) DESC LIMIT ${suggestedPlaces}`,
  ).all<{ name: string }>()
  return results.map(({ name }) => name)
}

/** Input in the gazetteer's form. */
function nameIn(asked: string): { folded: string; isName: boolean; postcode: string | undefined } {
  const postcode = /^([1-9]\d{3})\s*(?:[a-z]{2})?$/i.exec(asked.trim())?.[1]
  const folded = postcode?.slice(0, 2) ?? fold(asked.slice(0, 4 * maxNameLength))
  // A name has letters. Bare digits are regions, which only full postcodes may select.
  const isName = folded.length <= maxNameLength && (postcode !== undefined || /\p{Letter}/u.test(folded))
  return { folded, isName, postcode }
}

/** The most populous place whose name is one typo away. */
async function nearestName(db: Database, folded: string): Promise<string | null> {
  // In shorter names one letter makes another word.
  if (folded.length < 4) return null
  const { results } = await prepared(
    db,
    sql`SELECT folded, name, population FROM places
        WHERE length(folded) BETWEEN ${folded.length - 1} AND ${folded.length + 1}`,
  ).all<PlaceRow>()
  const near = results.filter((place) => isOneSlip(folded, place.folded))
  return near.toSorted((one, other) => other.population - one.population)[0]?.name ?? null
}

/** Whether one inserted, missing, changed or swapped letter turns one text into the other. */
export function isOneSlip(one: string, other: string): boolean {
  if (one.length > other.length) return isOneSlip(other, one)
  if (other.length - one.length > 1 || one === other) return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start++
  if (one.length < other.length) return one.slice(start) === other.slice(start + 1)
  const isChanged = one.slice(start + 1) === other.slice(start + 1)
  const isSwapped =
    one[start] === other[start + 1] &&
    one[start + 1] === other[start] &&
    one.slice(start + 2) === other.slice(start + 2)
  return isChanged || isSwapped
}
