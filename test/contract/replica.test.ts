import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { locales } from '../../client/content/locale.ts'
import { configOf } from '../../worker/env.ts'
import { replicaLists } from '../../worker/replica/content.ts'
import { followBackend } from '../../worker/replica/follow.ts'
import type { DocumentRow } from '../../worker/replica/rows.ts'
import type { SingleType } from '../../worker/strapi/documents.ts'
import { sampleStores } from '../worker/support/backend.ts'
import { documentsOfReplica, documentsOfStrapi, singleTypes } from './support/every-document.ts'
import { everyList, knownFrom } from './support/every-list.ts'

const { rows } = await sampleStores()
const known = locales.map((locale) => knownFrom(rows, locale))

const documents = known.flatMap((known) => singleTypes.map((type) => ({ type, locale: known.locale, known })))
const lists = known.flatMap((known) =>
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

  // A test before this one may have changed a document in Strapi and changed it back.
  describe('has the same documents as Strapi', () => itHasTheDocumentsOfStrapi(withoutMoments))

  it.each(lists)('lists something: $query in $locale', (list) => {
    // If all answers were empty, their equality later would prove nothing.
    expect(seeded.get(list)?.some(isTelling)).toBe(true)
  })
})

describe('the replica synchronised with Strapi', () => {
  beforeAll(async () => {
    await env.DB.batch([env.DB.prepare('DELETE FROM documents'), env.DB.prepare('DELETE FROM document_tags')])
    await followBackend(env, configOf(env), { whole: true })
  })

  it('has the documents that the seed published, and no others', async () => {
    const { results } = await env.DB.prepare(
      'SELECT type, document_id, locale, title FROM documents',
    ).all<Named>()

    expect(results.map(nameOf).sort()).toEqual(rows.map(({ document }) => nameOf(document)).sort())
  })

  describe('has the same documents as Strapi', () => itHasTheDocumentsOfStrapi((answer) => answer))

  it.each(lists)('lists the same as the seed: $query in $locale', async (list) => {
    expect(await list.ask(replicaLists(env.DB), list.known)).toStrictEqual(seeded.get(list))
  })
})

/** @param part What of an answer must be the same. */
function itHasTheDocumentsOfStrapi(part: (answer: unknown[]) => unknown): void {
  it.each(documents)('$type in $locale', async (one) => {
    const held = await documentsOfReplica(one.type, one.known)

    expect(held.some(isTelling)).toBe(isTranslated(one))
    expect(part(held)).toStrictEqual(part(await strapiAnswers(one)))
  })
}

function withoutMoments(answer: unknown[]): unknown {
  return JSON.parse(JSON.stringify(answer), (key, value) => (key === 'updatedAt' ? undefined : value))
}

/** The sample content has magazines and editions only in Dutch, and no vacancies in German. */
function isTranslated({ type, locale }: { type: SingleType; locale: string }): boolean {
  if (type === 'magazine' || type === 'edition') return locale === 'nl'
  return type !== 'vacancy' || locale !== 'de'
}

function isTelling(answer: unknown): boolean {
  return Array.isArray(answer) ? answer.length > 0 : answer !== null
}

type Named = Pick<DocumentRow, 'type' | 'document_id' | 'locale' | 'title'>

function nameOf({ type, document_id, locale, title }: Named): string {
  return [type, document_id, locale, title].join(' ')
}
