import { env } from 'cloudflare:workers'
import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import { locales } from '../../client/content/locale.ts'
import { headOf } from '../../worker/changes/stream.ts'
import { configOf } from '../../worker/env.ts'
import { replicaLists } from '../../worker/replica/content.ts'
import { followBackend } from '../../worker/replica/follow.ts'
import { readMark } from '../../worker/replica/marks.ts'
import type { DocumentRow } from '../../worker/replica/rows.ts'
import type { SingleType } from '../../worker/strapi/documents.ts'
import { sampleStores } from '../worker/support/backend.ts'
import { documentsOfReplica, documentsOfStrapi, singleTypes } from './support/every-document.ts'
import { everyList, type Known, knownFrom } from './support/every-list.ts'

const { rows } = await sampleStores()
const known = locales.map((locale) => knownFrom(rows, locale))

const documents = known.flatMap((known) => singleTypes.map((type) => ({ type, locale: known.locale, known })))
/** When the newest document of the seed was changed. */
const newestSeeded = rows
  .map(({ document }) => document.updated_at)
  .reduce((one, other) => (one > other ? one : other))

const lists = known
  .map(someOf)
  .flatMap((known) =>
    Object.entries(everyList).map(([query, ask]) => ({ query, locale: known.locale, known, ask })),
  )

/** Strapi's answers, requested once. */
const answered = new Map<(typeof documents)[number], Promise<unknown[]>>()

function strapiAnswers(one: (typeof documents)[number]): Promise<unknown[]> {
  const asked = answered.get(one) ?? documentsOfStrapi(one.type, one.known)
  answered.set(one, asked)
  return asked
}

/** Lists from the rows of the seed. */
const seeded = new Map<(typeof lists)[number], unknown[]>()

// The site uses it while Strapi is being installed, slow or down; readers must not see a difference.
describe('the seeded replica', () => {
  beforeAll(async () => {
    for (const list of lists) seeded.set(list, await list.ask(replicaLists(env.DB), list.known))
  })

  describe('has the same documents as Strapi', () => itHasTheDocumentsOfStrapi(asSeeded))

  it.each(lists)('lists something: $query in $locale', (list) => {
    // If all answers were empty, their equality later would prove nothing.
    expect(seeded.get(list)?.some(isTelling)).toBe(true)
  })
})

describe('the replica synchronised with Strapi', () => {
  let before: number
  let seededTags: string[]
  beforeAll(async () => {
    before = await headOf(env.DB)
    seededTags = await tagged()
    await env.DB.batch([env.DB.prepare('DELETE FROM documents'), env.DB.prepare('DELETE FROM document_tags')])
    await followBackend(env, configOf(env), { whole: true })
  })

  it('was filled without news', async () => {
    const { results } = await env.DB.prepare('SELECT DISTINCT event FROM changes WHERE seq > ?')
      .bind(before)
      .all()

    expect(results).toEqual([{ event: 'rebuilt' }])
    expect(await readMark(env.DB, 'first-pass')).toBeNull()
  })

  it('has the documents that the seed published, and no others', async () => {
    const { results } = await env.DB.prepare('SELECT * FROM documents').all<DocumentRow>()

    expect(results.map(listedAs).sort()).toEqual(rows.map(({ document }) => listedAs(document)).sort())
  })

  it('has the tags that the seed gave them', async () => {
    expect(await tagged()).toEqual(seededTags)
  })

  describe('has the same documents as Strapi', () => itHasTheDocumentsOfStrapi((there) => there))

  it.each(lists)('lists the same as the seed: $query in $locale', async (list) => {
    expect(await list.ask(replicaLists(env.DB), list.known)).toStrictEqual(seeded.get(list))
  })
})

/** @param expected What the replica must hold, by what Strapi has. */
function itHasTheDocumentsOfStrapi(expected: (there: unknown[], held: unknown[]) => unknown[]): void {
  it.each(documents)('$type in $locale', async (one) => {
    const held = await documentsOfReplica(one.type, one.known)

    expect(held.some(isTelling)).toBe(isTranslated(one))
    expect(held).toStrictEqual(expected(await strapiAnswers(one), held))
  })
}

const Dated = v.looseObject({ updatedAt: v.string() })

/** A test before this one may have changed a document in Strapi and changed it back: after all that the seed has, and nothing else of it is new. */
function asSeeded(there: unknown[], held: unknown[]): unknown[] {
  return there.map((one, index) => {
    const seeded = held[index]
    const isPutBack = v.is(Dated, one) && v.is(Dated, seeded) && one.updatedAt > newestSeeded
    return isPutBack ? { ...one, updatedAt: seeded.updatedAt } : one
  })
}

/** The sample content has magazines and editions only in Dutch, and no vacancies in German. */
function isTranslated({ type, locale }: { type: SingleType; locale: string }): boolean {
  if (type === 'magazine' || type === 'edition') return locale === 'nl'
  return type !== 'vacancy' || locale !== 'de'
}

function isTelling(answer: unknown): boolean {
  return Array.isArray(answer) ? answer.length > 0 : answer !== null
}

const keyOf = ({ type, document_id, locale }: DocumentRow) => [type, document_id, locale].join()

/** Documents that do not say when they were published first: that is their newest change, and a test before this one may have made another. */
const undated = new Set(
  rows.flatMap(({ document }) =>
    document.first_published_at === document.updated_at ? keyOf(document) : [],
  ),
)

/** What lists go by, besides tags. */
function listedAs(row: DocumentRow): string {
  const { type, document_id, locale, number, slug, title, section, starts_at, ends_at } = row
  // Strapi is not asked for that of short links, which are in no list.
  const kind = type === 'campaign-link' ? null : row.kind
  const published = undated.has(keyOf(row)) ? null : row.first_published_at
  return JSON.stringify([
    ...[type, document_id, locale, number, slug, title, section, kind, published, starts_at, ends_at],
  ])
}

/** Every tag of every document. */
async function tagged(): Promise<string[]> {
  const { results } = await env.DB.prepare(
    `SELECT tag || ' ' || locale || ' ' || document_id AS tagged FROM document_tags ORDER BY tagged`,
  ).all<{ tagged: string }>()
  return results.map(({ tagged }) => tagged)
}

/** Some of the parameters: that all rows have what lists go by is looked at as well. */
function someOf(known: Known): Known {
  const some = <Value>(values: Value[]) =>
    values.filter((_, index) => index % 6 === 0 || index === values.length - 1)
  return {
    ...known,
    numbers: (type) => some(known.numbers(type)),
    articles: some(known.articles),
    slugs: (type) => some(known.slugs(type)),
  }
}
