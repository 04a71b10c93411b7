import { env } from 'cloudflare:workers'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { entries } from '../../../worker/cache/entries.ts'
import { changesKey, type LoggedChanges } from '../../../worker/changes/change-log.ts'
import { headUrl } from '../../../worker/changes/location-log.ts'
import { madeFor } from '../../../worker/edge/page-place.ts'
import { forgetAll } from '../../../worker/isolate-state.ts'
import { visitCached } from '../support/cached-visits.ts'
import { type Editor, signIn } from '../support/editor.ts'
import { tell } from '../support/hook.ts'
import { articleRow } from '../support/replica.ts'
import { siteUrl, visit } from '../support/visit.ts'

let editor: Editor
beforeAll(async () => {
  editor = await signIn()
})

// Each test is a while ahead: the next must not take what was known then for new.
afterEach(async () => {
  vi.useRealTimers()
  logged = []
  forgetAll()
  await caches.default.delete(headUrl)
})

/** Changes that were made elsewhere in this test. */
let logged: LoggedChanges['changes'] = []

/** The key of a page's entry. */
function keyAt(path: string): string {
  return `page/test-build/anonymous-3${path}`
}

/** The log in KV tells of a change to articles. @param after An older one. @returns The number of the change. */
async function changeElsewhere(numbers: number[], after: number, gone: 0 | 1 = 0): Promise<number> {
  const head = after + 1000
  const keys = numbers.map((number) => `content/nl/${number}`)
  logged.push([head, Date.now(), gone, keys])
  await env.EDGE_KV.put(changesKey, JSON.stringify({ v: 1, head, from: 0, bookmark: null, changes: logged }))
  vi.setSystemTime(Date.now() + 3000)
  return head
}

/** Somebody reads another page until an entry was made after a change. */
async function untilMadeAfter(path: string, head: number): Promise<void> {
  await vi.waitFor(
    async () => {
      await visit('/contact')
      expect(entries.tracesOf(keyAt(path))?.seq).toBe(head)
    },
    { timeout: 120_000, interval: 50 },
  )
}

async function heldAt(path: string): Promise<string> {
  const entry = await entries.get(keyAt(path))
  return new TextDecoder().decode(entry?.body)
}

it('renders the data of the front page as data again', async () => {
  await visitCached('/_payload.json')

  expect(JSON.parse(await heldAt('/_payload.json'))).toMatchObject({ route: 'home' })
  expect(madeFor(keyAt('/_payload.json'), siteUrl)).toEqual({
    url: `${siteUrl}/_payload.json`,
    audience: { tier: 'anonymous', readsLeft: 3 },
  })
})

it('revalidates recently read pages that a change touched, and no others', async () => {
  const { document_id, slug, title } = await articleRow(203)
  const page = `/news/203/${slug}`
  for (const path of [page, '/contact', '/en/jobs']) await visitCached(path)
  const untouched = [await entries.get(keyAt('/contact')), await entries.get(keyAt('/en/jobs'))]
  await editor.publish('content', document_id, 'nl', { title: 'Een nieuwe kop' })

  expect((await tell({ documentId: document_id })).status).toBe(204)

  await vi.waitFor(async () => expect(await heldAt(page)).toContain('Een nieuwe kop'), {
    timeout: 120_000,
    interval: 50,
  })
  expect((await visit(page)).headers.get('x-cache')).toBe('hit')
  expect([await entries.get(keyAt('/contact')), await entries.get(keyAt('/en/jobs'))]).toEqual(untouched)
  await editor.publish('content', document_id, 'nl', { title })
})

it('revalidates them too once the log tells of a change that was made elsewhere', async () => {
  const { slug } = await articleRow(204)
  const page = `/news/204/${slug}`
  await visitCached(page)

  await untilMadeAfter(page, await changeElsewhere([204], entries.inMemory(keyAt(page))?.seq ?? 0))

  expect((await visit(page)).headers.get('x-cache')).toBe('hit')
})

it('revalidates those too that do not fit in memory', async () => {
  const { slug } = await articleRow(205)
  const page = `/news/205/${slug}`
  const key = keyAt(page)
  await visitCached(page)
  const seq = entries.tracesOf(key)?.seq ?? 0
  const entry = entries.inMemory(key)
  if (!entry) throw new Error('Its page is not in memory')
  await entries.put('too-large', { ...entry, status: 404, body: new Uint8Array(25 * 1024 * 1024) })
  expect(entries.inMemory(key)).toBeNull()

  await untilMadeAfter(page, await changeElsewhere([205], seq))

  expect(entries.inMemory(key)).toBeNull()
  expect((await visit(page)).headers.get('x-cache')).toBe('hit')
})

it('revalidates a page that changes touch all the time only now and then, unless something was removed', async () => {
  const rows = await Promise.all([206, 208, 209].map((number) => articleRow(number)))
  const [often = '', once = '', later = ''] = rows.map(({ number, slug }) => `/news/${number}/${slug}`)
  for (const page of [often, once, later]) await visitCached(page)
  const first = await changeElsewhere([206], entries.tracesOf(keyAt(often))?.seq ?? 0)
  await untilMadeAfter(often, first)

  const second = await changeElsewhere([206, 208], first)
  await untilMadeAfter(once, second)
  // What was touched before comes first: it would be its turn by now.
  const third = await changeElsewhere([209], second)
  await untilMadeAfter(later, third)
  expect(entries.tracesOf(keyAt(often))?.seq).toBe(first)

  vi.setSystemTime(Date.now() + 8000)
  await untilMadeAfter(often, third)

  await untilMadeAfter(often, await changeElsewhere([206], third, 1))
})

it('goes on with the next request where a change touched more than one request may revalidate', async () => {
  const { results } = await env.DB.prepare(
    `SELECT number, slug FROM documents WHERE type = 'content' AND locale = 'nl' ORDER BY number LIMIT 45`,
  ).all<{ number: number; slug: string }>()
  expect(results).toHaveLength(45)
  const paths = results.map(({ number, slug }) => `/news/${number}/${slug}/_payload.json`)
  for (const path of paths) await visitCached(path)
  const oldest = async () => {
    const made = await Promise.all(paths.map((path) => entries.get(keyAt(path))))
    return Math.min(...made.map((entry) => entry?.seq ?? 0))
  }
  const numbers = results.map(({ number }) => number)
  const head = await changeElsewhere(numbers, await oldest())

  await vi.waitFor(
    async () => {
      await visit('/contact')
      expect(await oldest()).toBe(head)
    },
    { timeout: 120_000, interval: 50 },
  )
})
