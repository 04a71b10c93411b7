import { isLocale, type Locale, locales } from '../../client/content/locale.ts'
import type { ReplicatedType } from '../content/replicated-type.ts'
import { canonicalJson } from './canonical-json.ts'
import type { DocumentState } from './document-state.ts'
import { documentKey, everythingKey, type Facet, languagesKey, listKey, tagCountsKey } from './keys.ts'

/** A document's change in one language. */
export interface Transition {
  type: ReplicatedType
  locale: Locale | '*'
  /** Null if it didn't exist before, or doesn't any more. */
  before: DocumentState | null
  after: DocumentState | null
  /** The document in its other languages. */
  others: readonly DocumentState[]
}

/** All keys that a change touches. */
export function keysTouched({ type, locale, before, after, others }: Transition): string[] {
  const states = [before, after].filter((state) => state !== null)
  return [
    ...new Set([
      ...states.flatMap((state) => idsOf(state).map((id) => documentKey(type, locale, id))),
      ...languageKeys(type, before, after, others),
      ...listKeys(type, locale, before, after),
      ...countKeys(type, locale, before, after),
      ...(type === 'vacancy' ? locales : [locale]).map(everythingKey),
    ]),
  ]
}

function idsOf({ number, slug }: DocumentState): (number | string)[] {
  return number === null ? [slug] : [number, slug]
}

/** Touched if the set of languages changes, or the slug in one of them. */
function languageKeys(
  type: ReplicatedType,
  before: DocumentState | null,
  after: DocumentState | null,
  others: readonly DocumentState[],
): string[] {
  if (before?.slug === after?.slug && before?.number === after?.number) return []
  const states = [before, after, ...others].filter((state) => state !== null)
  return states.flatMap((state) => idsOf(state).map((id) => languagesKey(type, id)))
}

function listKeys(
  type: ReplicatedType,
  locale: Locale | '*',
  before: DocumentState | null,
  after: DocumentState | null,
): string[] {
  // Vacancy lists use tables of their own, which contain more than the card; and a language without the vacancy shows
  // it in another.
  if (type === 'vacancy') return locales.map((reader) => listKey(type, reader))
  if (before && after && listed(before) === listed(after)) return []
  const facets = [before, after].flatMap((state) => (state ? facetsOf(type, state) : []))
  return [listKey(type, locale), ...facets.map((facet) => listKey(type, locale, facet))]
}

/** Everything that lists show of a document, or filter and sort it by. */
function listed({ tags, partners, ...state }: DocumentState): string {
  const { number, slug, title, section, kind, firstPublishedAt, startsAt, endsAt, card } = state
  const sets = [tags, partners].map((set) => [...set].sort())
  return JSON.stringify([
    number,
    slug,
    title,
    section,
    kind,
    firstPublishedAt,
    startsAt,
    endsAt,
    canonicalJson(card),
    sets,
  ])
}

/** The facets of each type; types that aren't here have unfiltered lists only. */
const narrowedBy: Partial<Record<ReplicatedType, readonly Facet['by'][]>> = {
  content: ['section', 'kind', 'tag', 'partner'],
  event: ['partner'],
  product: ['partner', 'kind'],
  category: ['kind'],
}

function facetsOf(type: ReplicatedType, { section, kind, tags, partners }: DocumentState): Facet[] {
  const values = { section: [section], kind: [kind], tag: tags, partner: partners }
  return (narrowedBy[type] ?? []).flatMap((by) =>
    values[by].flatMap((value) => (value === null ? [] : { by, value })),
  )
}

function countKeys(
  type: ReplicatedType,
  locale: Locale | '*',
  before: DocumentState | null,
  after: DocumentState | null,
): string[] {
  if (!isLocale(locale)) return []
  const counts = type === 'tag' || (type === 'content' && tagSet(before) !== tagSet(after))
  return counts ? [tagCountsKey(locale)] : []
}

function tagSet(state: DocumentState | null): string | null {
  return state && JSON.stringify([...state.tags].sort())
}
