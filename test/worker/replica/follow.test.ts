import { createScheduledController } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import worker from '../../../worker/index.ts'
import { readMark } from '../../../worker/replica/marks.ts'
import type { DocumentRow } from '../../../worker/replica/rows.ts'
import { backendDoes, backendIsDown, backendIsWell, callsOfBackend } from '../support/backend.ts'
import { type Editor, signIn } from '../support/editor.ts'
import {
  articleRow,
  changedSince,
  forgetEverything,
  rememberEverything,
  replicaIsCurrent,
  rowOf,
  tagsOf,
} from '../support/replica.ts'
import { visit } from '../support/visit.ts'

let editor: Editor
let article: DocumentRow
/** What the test changed, to be restored afterwards. */
const putBack: (() => Promise<unknown>)[] = []

/** Runs the five-minute cron trigger. */
const catchUp = () => run('*/5 * * * *')
/** Runs the nightly cron trigger. */
const compareAll = () => run('17 3 * * *')

async function run(cron: string): Promise<void> {
  await worker.scheduled(createScheduledController({ cron }), env)
}

beforeAll(async () => {
  editor = await signIn()
  await replicaIsCurrent()
  article = await articleRow(202)
})
afterAll(forgetEverything)
afterEach(async () => {
  await backendIsWell()
  for (const step of putBack.splice(0).reverse()) await step()
})

/** Gives the article another title in Strapi only, until the test is over. */
async function retitle(title: string): Promise<void> {
  putBack.push(() => editor.publish('content', article.document_id, 'nl', { title: article.title }))
  await editor.publish('content', article.document_id, 'nl', { title })
}

/** Creates a page that isn't in the sample content, until the test is over. */
async function draftPage(slug: string): Promise<string> {
  const documentId = await editor.make('page', { title: `Pagina ${slug}`, slug, layout: 'default' }, 'nl')
  putBack.push(() => editor.remove('page', documentId))
  return documentId
}

/** Adds a copy of the article to the replica that the backend doesn't have. */
async function addGhost(): Promise<void> {
  await env.DB.batch([
    env.DB.prepare(
      `INSERT INTO documents SELECT type, 'ghost', locale, 9999, 'spook', title, section, kind,
       first_published_at, updated_at, entry, card, starts_at, ends_at, shape FROM documents WHERE document_id = ? AND locale = 'nl'`,
    ).bind(article.document_id),
    env.DB.prepare(
      `INSERT INTO document_tags (tag, locale, document_id, first_published_at)
       SELECT tag, locale, 'ghost', first_published_at FROM document_tags WHERE document_id = ? AND locale = 'nl'`,
    ).bind(article.document_id),
  ])
}

async function newest(locale: string): Promise<string | null> {
  return env.DB.prepare(
    `SELECT max(updated_at) AS newest FROM documents WHERE type = 'content' AND locale = ?`,
  )
    .bind(locale)
    .first<string>('newest')
}

/** Whether the replica asks so for the Dutch tags: pages that are made again behind a test ask for tags as well. */
function isListOfTags(path: string): boolean {
  return path.includes('/api/tags?') && path.includes('updatedAt&locale=nl')
}

/** Strapi's own answer for the Dutch tags, with two entries changed, and without one that moved to a page that was read before. */
async function answerAboutTags(tags: { broken: string; renamed: string; moved: string }): Promise<void> {
  // A pass that ends there asks for them as the next will.
  await backendDoes([{ holding: '/api/tags', behaviour: { does: 'answer', status: 200, body: 'null' } }])
  await compareAll()
  const { path } = (await callsOfBackend()).find((call) => isListOfTags(call.path)) ?? { path: '' }
  expect(path).not.toBe('')
  // A night asks for all of them.
  expect(path).not.toContain('filters[updatedAt]')
  const answer = await askAsWorker(path)
  const data = answer.data.flatMap((tag) => {
    if (tag.slug === tags.moved) return []
    if (tag.slug === tags.broken) return { ...tag, slug: null }
    return tag.slug === tags.renamed ? { ...tag, name: 'Een andere naam' } : tag
  })
  const behaviour = { does: 'answer', status: 200, body: JSON.stringify({ ...answer, data }) } as const
  await backendDoes([{ holding: path, behaviour }])
}

async function askAsWorker(path: string): Promise<{ data: Record<string, unknown>[]; meta: unknown }> {
  await backendIsWell()
  const response = await fetch(`${env.CMS_URL}${path}`, {
    headers: { authorization: `Bearer ${env.CMS_TOKEN}` },
  })
  return response.json()
}

async function tagRow(slug: string): Promise<DocumentRow | null> {
  return env.DB.prepare(`SELECT * FROM documents WHERE type = 'tag' AND slug = ? AND locale = 'nl'`)
    .bind(slug)
    .first<DocumentRow>()
}

describe('every five minutes the replica', () => {
  it('finds an edit whose message was lost, updates its page, and remembers how far it is', async () => {
    const path = `/news/202/${article.slug}`
    expect(await (await visit(path)).text()).toContain(article.title)
    await retitle('Een bewerking waarvan niemand vertelde')

    await catchUp()

    expect((await articleRow(202)).title).toBe('Een bewerking waarvan niemand vertelde')
    expect(await tagsOf(article.document_id)).toContain('binnenvaart')
    for (const locale of ['nl', 'en', 'de'])
      expect(await readMark(env.DB, `since:content:${locale}`)).toBe(await newest(locale))
    // A touched entry is used once more while it is revalidated.
    await vi.waitFor(
      async () =>
        expect(await (await visit(path)).text()).toContain('Een bewerking waarvan niemand vertelde'),
      { timeout: 120_000, interval: 50 },
    )
  })

  it('finds a document that was saved long before it was published', async () => {
    const early = await draftPage('vroeg-geschreven')
    const late = await draftPage('later-geschreven')
    await editor.publish('page', late, 'nl')
    await catchUp()
    expect(await rowOf('page', late)).not.toBeNull()
    await editor.publish('page', early, 'nl')

    await catchUp()

    expect(await rowOf('page', early)).not.toBeNull()
  })

  it('reads only changed documents, and writes nothing without changes', async () => {
    await catchUp()
    await rememberEverything()
    await backendIsWell()

    await catchUp()

    expect(await changedSince()).toEqual([])
    // Others may come in between: a page of an earlier test that is revalidated late.
    const calls = (await callsOfBackend()).filter(({ path }) => path.includes('sort[0]=documentId:asc'))
    // One per type and language, and one for short links, which have no language. Types that were never published have
    // no time to compare with.
    expect(calls).toHaveLength(31)
    const known = await env.DB.prepare('SELECT DISTINCT type, locale FROM documents').all()
    expect(calls.filter(({ path }) => path.includes('filters[updatedAt][$gt]='))).toHaveLength(
      known.results.length,
    )
  })
})

describe('after a night without the backend the replica', () => {
  const rule = JSON.stringify({ to: '/ecommerce', status: 301, keepQuery: true })
  let unpublished: string
  /** Rows of tags as they were before. */
  let malformed: DocumentRow | null
  let moved: DocumentRow | null
  /** What that night changed. */
  let changed: string[]
  /** Whether everything is to be read: after that night, and after that. */
  const wanted: (string | null)[] = []
  /** What was reported meanwhile. */
  let reported: unknown[]

  // Reading everything takes seconds: it is done once, within five minutes, and mends all of this.
  beforeAll(async () => {
    unpublished = await draftPage('stil-verdwenen')
    await editor.publish('page', unpublished, 'nl')
    await catchUp()
    expect(await rowOf('page', unpublished)).not.toBeNull()
    await editor.unpublish('page', unpublished, 'nl')
    await addGhost()
    await env.DB.prepare('DELETE FROM documents WHERE document_id = ?').bind(article.document_id).run()
    await env.EDGE_KV.put('redirect:/van-vroeger', rule, { metadata: { source: 'cms' } })
    await env.EDGE_KV.put('redirect:/van-kv-seed', rule)
    await env.EDGE_KV.delete('redirect:/over-schakel')
    malformed = await tagRow('wms')
    moved = await tagRow('douane')
    await rememberEverything()
    await backendIsDown()

    await compareAll()

    changed = await changedSince()
    wanted.push(await readMark(env.DB, 'whole-pass-wanted'))
    await answerAboutTags({ broken: 'wms', renamed: 'retourbeleid', moved: 'douane' })
    const reports = vi.spyOn(console, 'error')

    await catchUp()

    wanted.push(await readMark(env.DB, 'whole-pass-wanted'))
    reported = reports.mock.calls.map(([line]) => JSON.parse(String(line)))
    await backendIsWell()
  })

  it('has lost nothing, and is compared with everything once', () => {
    expect(changed).toEqual([])
    expect(wanted).toEqual(['yes', null])
  })

  it('reports a malformed entry of a page, asks again for one that was on none, and goes on with the rest', async () => {
    expect(malformed).not.toBeNull()
    expect(moved).not.toBeNull()
    expect(await tagRow('wms')).toEqual(malformed)
    expect((await tagRow('douane'))?.title).toBe(moved?.title)
    expect((await tagRow('retourbeleid'))?.title).toBe('Een andere naam')
    expect(reported).toEqual([expect.objectContaining({ where: 'replica', type: 'tag' })])
  })

  it('removes documents that the backend does not have, with their tags', async () => {
    expect(await rowOf('content', 'ghost')).toBeNull()
    expect(await tagsOf('ghost')).toEqual([])
  })

  it('removes documents that were unpublished without a message', async () => {
    expect(await rowOf('page', unpublished)).toBeNull()
  })

  it('restores documents that it lost', async () => {
    expect((await articleRow(202)).title).toBe(article.title)
  })

  it("follows the backend's redirects, and leaves those of kv-seed alone", async () => {
    expect(await env.EDGE_KV.get('redirect:/van-vroeger')).toBeNull()
    expect(await env.EDGE_KV.get('redirect:/van-kv-seed')).toBe(rule)
    expect(await env.EDGE_KV.get('redirect:/over-schakel', 'json')).toEqual({
      to: '/over-ons',
      status: 301,
      keepQuery: true,
      expiresAt: null,
    })
  })
})

describe('other nightly work', () => {
  it('runs while the backend is down', async () => {
    await env.DB.prepare(
      `INSERT INTO sessions (token_hash, user_id, created_at, last_seen_at, expires_at, device) VALUES ('over', 1, 1, 1, 1, '')`,
    ).run()
    await backendIsDown()

    await compareAll()

    expect(await env.DB.prepare(`SELECT 1 FROM sessions WHERE token_hash = 'over'`).first()).toBeNull()
  })
})

describe("an answer that isn't a list", () => {
  it.each([
    ['a page of HTML', '<html></html>'],
    ['null', 'null'],
    [
      'entries that are nothing',
      '{"data":[null],"meta":{"pagination":{"page":1,"pageSize":50,"pageCount":1,"total":1}}}',
    ],
  ])('is reported and removes nothing: %s', async (_, body) => {
    await rememberEverything()
    const reports = vi.spyOn(console, 'error')
    await backendDoes([{ holding: '/api/tags', behaviour: { does: 'answer', status: 200, body } }])

    await compareAll()

    expect(await changedSince()).toEqual([])
    const lines = reports.mock.calls.map(([line]) => JSON.parse(String(line)))
    expect(lines).toEqual([expect.objectContaining({ where: 'scheduled', cron: '17 3 * * *' })])
  })
})
