import { env } from 'cloudflare:workers'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { locales } from '../../../client/content/locale.ts'
import { canonicalJson } from '../../../worker/changes/canonical-json.ts'
import { type Change, changesAfter, readLog, recordChanges } from '../../../worker/changes/stream.ts'
import type { ReplicatedType } from '../../../worker/content/replicated-type.ts'
import { configOf } from '../../../worker/env.ts'
import { backendReader } from '../../../worker/replica/backend.ts'
import { dependentsOfChanges, refreshDependents } from '../../../worker/replica/dependents.ts'
import { readMark, takeFullPassRequest } from '../../../worker/replica/marks.ts'
import { followDocuments, readPage } from '../../../worker/replica/read-page.ts'
import { type DocumentRow, rowsOf } from '../../../worker/replica/rows.ts'
import { upsert } from '../../../worker/replica/write.ts'
import { backendIsDown, backendIsWell, callsOfBackend } from '../support/backend.ts'
import { type Editor, signIn } from '../support/editor.ts'
import { tell } from '../support/hook.ts'
import { rowOf } from '../support/replica.ts'

let editor: Editor
let author: Author
/** What the test changed, to be restored afterwards. */
const putBack: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  editor = await signIn()
  // Read once: the replica may still differ after a test has restored Strapi.
  author = await someAuthor()
})
beforeEach(async () => {
  await env.DB.prepare('DELETE FROM stale_dependents').run()
})
afterEach(async () => {
  await backendIsWell()
  for (const step of putBack.splice(0).reverse()) await step()
})

interface Author {
  documentId: string
  name: string
}

/** An author of the sample content. */
async function someAuthor(): Promise<Author> {
  const row = await env.DB.prepare(
    `SELECT a.value ->> 'documentId' AS documentId, a.value ->> 'name' AS name
     FROM documents d, json_each(d.entry, '$.authors') a WHERE d.type = 'content' ORDER BY d.number LIMIT 1`,
  ).first<Author>()
  if (!row) throw new Error('No article has an author')
  return row
}

/** Renames an author in Strapi only, until the test is over. */
async function rename({ documentId, name }: Author, to: string) {
  putBack.push(() => editor.draft('author', documentId, 'nl', { name }))
  await editor.draft('author', documentId, 'nl', { name: to })
}

/** The number of replica documents with a text. */
async function holding(text: string): Promise<number> {
  const count = await env.DB.prepare('SELECT count(*) AS count FROM documents WHERE instr(entry, ?1) > 0')
    .bind(text)
    .first<number>('count')
  return count ?? 0
}

function readBack(): Promise<boolean> {
  return refreshDependents(env.DB, backendReader(configOf(env)), async () => {})
}

describe('a message about an author', () => {
  it('changes the documents that name them, and only those', async () => {
    const named = await holding(author.documentId)
    await rename(author, 'Een Nieuwe Naam')
    await backendIsWell()
    const { head } = await readLog(env.DB, Date.now())

    expect((await tell({ type: 'author', documentId: author.documentId })).status).toBe(204)
    await vi.waitUntil(async () => (await holding('Een Nieuwe Naam')) === named, {
      timeout: 120_000,
      interval: 100,
    })

    expect(await readMark(env.DB, 'whole-pass-wanted')).toBeNull()
    const changes = await changesAfter(env.DB, head, 1000)
    expect(changes[0]).toMatchObject({ type: 'author', documentId: author.documentId })
    expect(changes).toHaveLength(1 + named)
    const asked = (await callsOfBackend()).map(({ path }) => path)
    expect(asked.filter((path) => path.startsWith('/api/contents'))).toEqual([])
    expect(asked.filter((path) => path.startsWith('/api/authors')).length).toBeGreaterThan(0)
  })

  it('continues where it stopped, once the backend is up again', async () => {
    await rename(author, 'Een Andere Naam')
    await backendIsDown()
    const change = { event: 'publish', type: 'author', documentId: author.documentId, locale: 'nl' } as const
    const head = Number.MAX_SAFE_INTEGER
    await recordChanges(env.DB, [{ ...change, keys: [], previous: null }], head).run()
    await env.DB.prepare('INSERT INTO stale_dependents (document_id, seq) SELECT ?1, max(seq) FROM changes')
      .bind(author.documentId)
      .run()
    await expect(readBack()).rejects.toThrow()
    expect(await holding('Een Andere Naam')).toBe(0)

    await backendIsWell()

    expect(await readBack()).toBe(false)
    expect(await holding('Een Andere Naam')).toBeGreaterThan(0)
    expect(await env.DB.prepare('SELECT 1 FROM stale_dependents').first()).toBeNull()
  })
})

/** The document of a type that most documents embed, in Dutch. */
async function mostEmbedded(type: string): Promise<string> {
  const documentId = await env.DB.prepare(
    `SELECT e.document_id FROM documents e JOIN documents d
       ON d.document_id <> e.document_id AND instr(d.entry, '"' || e.document_id || '"') > 0
     WHERE e.type = ?1 AND e.locale = 'nl' GROUP BY e.document_id ORDER BY count(*) DESC LIMIT 1`,
  )
    .bind(type)
    .first<string>('document_id')
  if (!documentId) throw new Error(`Nothing embeds a ${type}`)
  return documentId
}

/** Tells of a change, and does what follows from it for the documents that name the changed one. */
async function tellAndRefresh(message: { event?: string; type: string; documentId: string }): Promise<void> {
  const { head } = await readLog(env.DB, Date.now())
  await tell(message)
  const changes = await changesAfter(env.DB, head, 1000)
  const change = changes.find(({ documentId }) => documentId === message.documentId)
  if (!change) throw new Error('It has not changed')
  await dependentsOfChanges(env.DB).handle(change)
  while (await readBack()) {}
}

interface Naming {
  type: ReplicatedType
  id: string
  locale: DocumentRow['locale']
  entry: string
}

/** The documents whose entries name a document. */
async function naming(documentId: string): Promise<Naming[]> {
  const { results } = await env.DB.prepare(
    `SELECT type, document_id AS id, locale, entry FROM documents
     WHERE document_id <> ?1 AND instr(entry, '"' || ?1 || '"') > 0 ORDER BY type, document_id, locale`,
  )
    .bind(documentId)
    .all<Naming>()
  return results
}

/** Where an entry names a document, such as `$.tags`; without the numbers of lists. */
function placesIn(value: unknown, documentId: string, place = '$'): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => placesIn(item, documentId, place))
  if (typeof value !== 'object' || value === null) return value === documentId ? [place] : []
  return Object.entries(value).flatMap(([key, item]) => placesIn(item, documentId, `${place}.${key}`))
}

/** Two of each type and language that name a document in the same places: the backend takes long for all of them. */
function examplesOf(documents: Naming[], documentId: string): Naming[] {
  const alike = Map.groupBy(documents, ({ type, locale, entry }) =>
    [type, locale, ...new Set(placesIn(JSON.parse(entry), documentId))].join(' '),
  )
  return [...alike.values()].flatMap((group) => group.slice(0, 2))
}

/** Examples of what names a document, all as the backend returns them: the planted replica was filled without it. */
async function followNaming(type: ReplicatedType, documentId: string): Promise<Naming[]> {
  const read = backendReader(configOf(env))
  for (const locale of locales) await followDocuments(env.DB, read, { type, locale }, [documentId], false)
  const examples = examplesOf(await naming(documentId), documentId)
  for (const { type: dependent, locale, ids } of inGroups(examples))
    await followDocuments(env.DB, read, { type: dependent, locale }, ids, false)
  const nameOf = ({ type, id, locale }: Naming) => [type, id, locale].join(' ')
  const names = new Set(examples.map(nameOf))
  return (await naming(documentId)).filter((one) => names.has(nameOf(one)))
}

/** For so many documents the backend has an answer in time on a busy machine too. */
const atOnce = 10

/** Of one type and language each. */
function inGroups(documents: Naming[]) {
  return [...Map.groupBy(documents, ({ type, locale }) => `${type} ${locale}`).values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const { type, locale } = first
    const ids = group.map(({ id }) => id)
    return Array.from({ length: Math.ceil(ids.length / atOnce) }, (_, part) => ({
      type,
      locale,
      ids: ids.slice(part * atOnce, (part + 1) * atOnce),
    }))
  })
}

/** Documents as the replica has them now, and as the backend returns them; each as text. */
async function compared(documents: Naming[]): Promise<{ here: string[]; there: string[] }> {
  const read = backendReader(configOf(env))
  const found = new Map<string, string>()
  for (const { type, locale, ids } of inGroups(documents)) {
    const { items } = await readPage(read, type, locale, { filters: { documentId: { $in: ids } } })
    // No page can read it, such as a vacancy without its employer: it stays as it was.
    for (const { documentId, rows } of items)
      if (rows !== 'unreadable')
        found.set(`${documentId} ${locale}`, rows === 'not for readers' ? 'null' : rows.document.entry)
      else found.set(`${documentId} ${locale}`, entryBefore(documents, documentId, locale))
  }
  const [here, there]: [string[], string[]] = [[], []]
  for (const { type, id, locale } of documents) {
    here.push(canonicalJson((await rowOf(type, id, locale))?.entry ?? 'null'))
    there.push(canonicalJson(found.get(`${id} ${locale}`) ?? 'null'))
  }
  return { here, there }
}

function entryBefore(documents: Naming[], documentId: string, locale: string): string {
  return documents.find((one) => one.id === documentId && one.locale === locale)?.entry ?? 'null'
}

/** Top-level fields that differ, with both values: whole entries are long. */
function differences(here: string[], there: string[]): unknown[] {
  const read = (entry: string): Record<string, unknown> => JSON.parse(entry)
  return here.flatMap((entry, index) => {
    const [one, other] = [read(entry), read(there[index] ?? 'null')]
    const keys = Object.keys({ ...one, ...other })
    return keys.flatMap((key) =>
      canonicalJson(JSON.stringify(one[key] ?? null)) === canonicalJson(JSON.stringify(other[key] ?? null))
        ? []
        : { key, here: one[key], there: other[key] },
    )
  })
}

/** Everything that entries embed of a company stands in its profile; of a tag and a category too. */
const changes = [
  ['partner', { name: 'Een Andere Naam', intro: 'Een andere inleiding.' }],
  ['tag', { name: 'Een Ander Onderwerp' }],
  ['category', { name: 'Een Andere Categorie' }],
] as const

it.each(changes)(
  'a %s that changes makes of what embeds it what the backend would return',
  async (type, fields) => {
    const documentId = await mostEmbedded(type)
    const put = async (values: Record<string, unknown>) => {
      // Only companies have drafts.
      if (type === 'partner') await editor.publish(type, documentId, 'nl', values)
      else await editor.draft(type, documentId, 'nl', values)
      await tell({ type, documentId })
    }
    const before = await editor.read(type, documentId, 'nl')
    putBack.push(() => put(Object.fromEntries(Object.keys(fields).map((key) => [key, before[key]]))))
    const documents = await followNaming(type, documentId)
    await backendIsWell()

    await put(fields)

    expect((await callsOfBackend()).filter(({ path }) => path.includes('$in'))).toEqual([])
    const { here, there } = await compared(documents)
    expect(here.join()).toContain(fields.name)
    expect(differences(here, there)).toEqual([])
  },
)

it('a company that is withdrawn is taken out of what embeds it', async () => {
  const documentId = await mostEmbedded('partner')
  const documents = await followNaming('partner', documentId)
  const all = await naming(documentId)
  putBack.push(async () => {
    await editor.publish('partner', documentId, 'nl')
    await tell({ type: 'partner', documentId })
    await upsert(
      env.DB,
      all.flatMap(({ type, entry }) => rowsOf(type, JSON.parse(entry)) ?? []),
    )
  })

  await editor.unpublish('partner', documentId, 'nl')
  await tellAndRefresh({ event: 'unpublish', type: 'partner', documentId })

  const { here, there } = await compared(documents)
  expect(here.filter((entry) => entry.includes(documentId)).length).toBeLessThan(documents.length)
  expect(differences(here, there)).toEqual([])
})

describe('a company that is published', () => {
  const change: Change = {
    seq: Number.MAX_SAFE_INTEGER,
    at: 1,
    event: 'publish',
    type: 'partner',
    documentId: 'some-company',
    locale: 'nl',
    previous: null,
  }
  const wantsEverything = () => takeFullPassRequest(env.DB)

  it('again has everything compared: nothing in the replica names it any more', async () => {
    await recordChanges(env.DB, [{ ...change, event: 'unpublish', keys: [] }], Number.MAX_SAFE_INTEGER).run()
    await dependentsOfChanges(env.DB).handle(change)

    expect(await wantsEverything()).toBe(true)
  })

  it('for the first time has nothing read', async () => {
    await dependentsOfChanges(env.DB).handle({ ...change, documentId: 'new-company' })

    expect(await wantsEverything()).toBe(false)
  })
})
