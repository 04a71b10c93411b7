import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { noFilters } from '../../../client/pages/jobs/job-filters.ts'
import { replicaArchive } from '../../../worker/archive/replica-archive.ts'
import { Dependencies } from '../../../worker/cache/dependencies.ts'
import type { ReplicatedType } from '../../../worker/content/replicated-type.ts'
import type { AskDatabase } from '../../../worker/database/session.ts'
import { d1Jobs } from '../../../worker/jobs/d1-jobs.ts'
import { archiveKeys, jobKeys, listKeys } from '../../../worker/reading/keys.ts'
import { recorded } from '../../../worker/reading/recorded.ts'
import { shownInArchive, shownInJobs, shownInLists } from '../../../worker/reading/shown.ts'
import { replicaLists } from '../../../worker/replica/content.ts'
import { type DocumentRef, goneChange, readReplicaState } from '../../../worker/replica/replica-state.ts'

let dependencies: Dependencies
const ask: AskDatabase = (read) => read(env.DB)

/** What pages read from, as `edge/content.ts` opens it. */
function open() {
  dependencies = new Dependencies()
  return {
    lists: recorded(replicaLists, listKeys, ask, dependencies, shownInLists),
    jobs: recorded((db) => d1Jobs(db, Date.now()), jobKeys, ask, dependencies, shownInJobs),
    archive: recorded(replicaArchive, archiveKeys, ask, dependencies, shownInArchive),
  }
}

type Sources = ReturnType<typeof open>

const page = { locale: 'nl', page: 1, pageSize: 3 } as const

/** The number of a sample vacancy. */
const vacancy = 5001

/** Each list, what it shows, and how many of them. */
const all: [name: string, type: ReplicatedType, read: (sources: Sources) => Promise<number>][] = [
  ['articles', 'content', async ({ lists }) => (await lists.articles(page)).items.length],
  [
    'articles in English',
    'content',
    async ({ lists }) => (await lists.articles({ ...page, locale: 'en' })).items.length,
  ],
  ['tags', 'tag', async ({ lists }) => (await lists.tags('nl')).length],
  [
    'events',
    'event',
    async ({ lists }) => (await lists.events({ ...page, when: 'past', today: '2099-01-01' })).items.length,
  ],
  ['magazines', 'magazine', async ({ lists }) => (await lists.magazines(page)).items.length],
  ['editions', 'edition', async ({ lists }) => (await lists.editions(page)).items.length],
  ['partners', 'partner', async ({ lists }) => (await lists.partners(page)).items.length],
  ['products', 'product', async ({ lists }) => (await lists.products({ locale: 'nl' })).length],
  ['categories', 'category', async ({ lists }) => (await lists.categories('vacancy', 'nl')).length],
  ['pages', 'page', async ({ lists }) => (await lists.pages('nl')).length],
  ['vacancies', 'vacancy', async ({ jobs }) => (await jobs.newest({ locale: 'en', limit: 3 })).items.length],
  [
    'a search for vacancies',
    'vacancy',
    async ({ jobs }) => (await jobs.search({ ...noFilters, ...page })).jobs.items.length,
  ],
  ['similar vacancies', 'vacancy', async ({ jobs }) => (await jobs.similar(vacancy, 'nl', 3)).length],
  [
    'whole articles',
    'content',
    async ({ archive }) => (await archive.newest({ locale: 'nl', limit: 3 })).length,
  ],
]

/** What an answer would be touched by, if a document that it shows were taken away. */
async function keysWithout(type: ReplicatedType, locale: string, id: string): Promise<string[]> {
  const ref = await env.DB.prepare(
    `SELECT type, document_id AS documentId, locale FROM documents
     WHERE type = ?1 AND locale = ?2 AND coalesce(number, slug) = ?3`,
  )
    .bind(type, locale, /^\d+$/.test(id) ? Number(id) : id)
    .first<DocumentRef>()
  return (ref && goneChange(ref, 'unpublish', await readReplicaState(env.DB, [ref]))?.keys) ?? []
}

describe('once one of the documents is taken away that it shows,', () => {
  it.each(all)('%s is touched', async (_, type, read) => {
    const count = await read(open())

    const shown = [...dependencies.keys].filter((key) => key.startsWith(`shown/${type}/`))
    expect(count).toBeGreaterThan(0)
    expect(shown).toHaveLength(count)
    for (const key of shown) {
      const [, , locale = '', id = ''] = key.split('/')
      expect(await keysWithout(type, locale, id)).toContain(key)
    }
  })
})

it('what work pays is touched where the vacancy counted, and not when it only closed', async () => {
  const ref = await env.DB.prepare(
    `SELECT type, document_id AS documentId, locale FROM documents WHERE type = 'vacancy' AND number = ?1 AND locale = 'nl'`,
  )
    .bind(vacancy)
    .first<DocumentRef>()
  if (!ref) throw new Error('The replica lacks the vacancy')
  const replica = await readReplicaState(env.DB, [ref])
  const entry: { categories: { slug: string }[] } = JSON.parse(replica.entryOf(ref) ?? '')
  const [category] = entry.categories

  const [taken, closed] = (['unpublish', 'ended'] as const).map((event) =>
    goneChange(ref, event, replica)?.keys.filter((key) => key.startsWith('pay/')),
  )

  expect(taken).toContain(`pay/nl/${category?.slug}`)
  expect(taken?.some((key) => key.startsWith('pay/en/') && key !== `pay/en/${category?.slug}`)).toBe(true)
  expect(closed).toEqual([])
})
