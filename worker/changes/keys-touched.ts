import { isLocale, type Locale, locales } from '../../client/content/locale.ts'
import type { ReplicatedType } from '../content/replicated-type.ts'
import { canonicalJson } from './canonical-json.ts'
import type { DocumentState } from './document-state.ts'
import {
  documentKey,
  everythingKey,
  type Facet,
  languagesKey,
  listKey,
  shownKey,
  tagCountsKey,
  vacancyWordsKey,
} from './keys.ts'

/** A document's change in one language. */
export interface Transition {
  type: ReplicatedType
  locale: Locale | '*'
  /** Null if it didn't exist before, or doesn't any more. */
  before: DocumentState | null
  after: DocumentState | null
  /** The document in its other languages. */
  others: readonly DocumentState[]
  /** Whether nothing changed that places a vacancy in lists (`vacancy-place.ts`); default: false. */
  isInPlace?: boolean
}

/** All keys that a change touches. */
export function keysTouched({
  type,
  locale,
  before,
  after,
  others,
  isInPlace = false,
}: Transition): string[] {
  const states = [before, after].filter((state) => state !== null)
  return [
    ...new Set([
      ...states.flatMap((state) => idsOf(state).map((id) => documentKey(type, locale, id))),
      ...languageKeys(type, before, after, others),
      ...(type === 'vacancy' ? vacancyKeys(states, isInPlace) : listKeys(type, locale, before, after)),
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
  if (before && after && listed(before) === listed(after)) return []
  const states = [before, after].filter((state) => state !== null)
  const shown = states.map((state) => shownKey(type, locale, nameOf(state)))
  // Lists of other types are also sorted and filtered by what they show.
  if (type === 'content' && before && after && placed(before) === placed(after)) return shown
  return [
    ...shown,
    ...[undefined, ...states.flatMap((state) => facetsOf(type, state))].map((facet) =>
      listKey(type, locale, facet),
    ),
  ]
}

/** A language without the vacancy shows it in another. */
function vacancyKeys(states: readonly DocumentState[], isInPlace: boolean): string[] {
  return [
    ...states.map((state) => shownKey('vacancy', state.locale, nameOf(state))),
    ...locales.flatMap((reader) => [
      vacancyWordsKey(reader),
      ...(isInPlace ? [] : [listKey('vacancy', reader)]),
    ]),
  ]
}

function nameOf({ number, slug }: DocumentState): number | string {
  return number ?? slug
}

/** Everything that an article's place in a list depends on. */
function placed({ tags, partners, ...state }: DocumentState): string {
  const { number, section, kind, firstPublishedAt, startsAt, endsAt } = state
  const sets = [tags, partners].map((set) => [...set].sort())
  return JSON.stringify([number, section, kind, firstPublishedAt, startsAt, endsAt, sets])
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
  const counts = type === 'tag' || (type === 'content' && counted(before) !== counted(after))
  return counts ? [tagCountsKey(locale)] : []
}

/** An article counts for each of its tags until it expires. */
function counted(state: DocumentState | null): string | null {
  return state && JSON.stringify([[...state.tags].sort(), state.endsAt])
}
