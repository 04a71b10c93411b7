import { env } from 'cloudflare:workers'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { breaker } from '../../../worker/strapi/breaker.ts'
import { StrapiUnreachableError } from '../../../worker/strapi-error.ts'
import {
  backendAnswers,
  backendDoes,
  backendHangs,
  backendIsDown,
  backendIsWell,
  callsOfBackend,
} from '../support/backend.ts'
import { somethingIsPublished, somethingTouched, visitCached } from '../support/cached-visits.ts'
import { openPages } from '../support/open-pages.ts'
import { articleRow } from '../support/replica.ts'
import { visit } from '../support/visit.ts'

/** Longer than the circuit breaker's pause. */
const afterPauseMs = 6000

// Each test starts long after the previous one's effects on the backend.
let clock = Date.now()
beforeEach(() => pass(600_000))
afterEach(backendIsWell)
afterAll(() => void vi.useRealTimers())

function pass(ms: number): void {
  clock += ms
  vi.setSystemTime(clock)
}

async function unreachable(): Promise<never> {
  throw new StrapiUnreachableError('Time is up')
}

/** The path of an article, and a title that only the replica has. */
async function knownOtherwise(number: number): Promise<{ path: string; title: string; here: string }> {
  const { slug, title } = await articleRow(number)
  const here = `Uit de replica: ${number}`
  await env.DB.prepare(
    `UPDATE documents SET title = ?1, entry = json_set(entry, '$.title', ?1), card = json_set(card, '$.title', ?1)
     WHERE type = 'content' AND number = ?2 AND locale = 'nl'`,
  )
    .bind(here, number)
    .run()
  return { path: `/news/${number}/${slug}`, title, here }
}

async function read(path: string): Promise<{ status: number; text: string }> {
  const response = await visit(path)
  return { status: response.status, text: await response.text() }
}

const pages = (await openPages()).map(({ path }) => path)

describe('while the backend is down', () => {
  it.each([...pages, '/ecommerce/_payload.json'])(
    'serves a page that nobody has visited: %s',
    async (path) => {
      await backendIsDown()

      const { status, text } = await read(path)

      expect(status).toBe(200)
      expect(text.length).toBeGreaterThan(5000)
    },
  )

  it('serves an article from the replica, in every language', async () => {
    await backendIsDown()
    for (const locale of ['nl', 'en', 'de']) {
      const { slug, title } = await articleRow(110, locale)
      const { status, text } = await read(`${locale === 'nl' ? '' : `/${locale}`}/news/110/${slug}`)

      expect(status).toBe(200)
      expect(text).toContain(title)
    }
  })

  it('still serves an untranslated article in Dutch', async () => {
    const { slug } = await articleRow(102)
    await backendIsDown()

    const response = await visit(`/en/news/102/${slug}`)

    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe(`/news/102/${slug}`)
  })

  it('serves a visited page from the cache, even though it is old', async () => {
    const { path, title } = await knownOtherwise(201)
    await (await visitCached(path)).text()
    somethingTouched(['content/nl/201'])
    await backendIsDown()

    const { status, text } = await read(path)

    expect(status).toBe(200)
    expect(text).toContain(title)
  })

  it('serves it from the replica once the log of changes no longer reaches back to that', async () => {
    const { path, here } = await knownOtherwise(211)
    await (await visitCached(path)).text()
    somethingIsPublished()
    await backendIsDown()

    const { status, text } = await read(path)

    expect(status).toBe(200)
    expect(text).toContain(here)
  })

  it('never serves a visited page that was removed since, however long ago', async () => {
    const { slug, title } = await articleRow(210)
    const path = `/news/210/${slug}`
    await (await visitCached(path)).text()
    await env.DB.prepare(`DELETE FROM documents WHERE type = 'content' AND number = 210`).run()
    somethingIsPublished()
    await backendIsDown()

    const { status, text } = await read(path)

    expect(status).toBe(404)
    expect(text).not.toContain(title)
  })

  it('answers 404 for a page that the replica lacks, until the backend can tell', async () => {
    await env.DB.prepare(`DELETE FROM documents WHERE type = 'page' AND slug = 'colofon'`).run()
    await backendIsDown()
    expect((await read('/colofon')).status).toBe(404)
    await backendIsWell()
    pass(afterPauseMs)

    expect((await read('/colofon')).status).toBe(200)
  })
})

describe('once the backend is back', () => {
  it('calls it again within seconds, but not before', async () => {
    const [one, other, third] = [
      await knownOtherwise(203),
      await knownOtherwise(204),
      await knownOtherwise(205),
    ]
    await backendIsDown()
    expect((await read(one.path)).text).toContain(one.here)
    await backendIsWell()

    expect((await read(other.path)).text).toContain(other.here)
    expect(await callsOfBackend()).toEqual([])
    pass(afterPauseMs)
    expect((await read(third.path)).text).toContain(third.title)
  })

  it('soon reads documents of recently visited pages from it again', async () => {
    const { path, title, here } = await knownOtherwise(206)
    await backendIsDown()
    expect((await read(path)).text).toContain(here)
    await (await visitCached(path)).text()
    await backendIsWell()
    pass(afterPauseMs)
    await read(path)

    await vi.waitFor(async () => expect((await read(path)).text).toContain(title), { timeout: 120_000 })
  })

  it('soon revalidates pages that were made from older answers', async () => {
    const { path } = await knownOtherwise(209)
    await (await visitCached(path)).text()
    somethingIsPublished()
    await backendIsDown()
    await read(path)
    await (await visitCached(path)).text()
    await backendIsWell()
    pass(afterPauseMs)

    await read(path)

    await vi.waitFor(async () => expect(await callsOfBackend()).not.toEqual([]), { timeout: 120_000 })
  })
})

describe('while the backend hangs', () => {
  it('serves a visited page without calling it', async () => {
    await (await visitCached('/tags-overzicht/r')).text()
    await backendHangs()

    const { status } = await read('/tags-overzicht/r')

    expect(status).toBe(200)
    expect(await callsOfBackend()).toEqual([])
  })

  it('serves an unread article from the replica, and lists too', async () => {
    const { path, here } = await knownOtherwise(207)
    await backendHangs()

    const article = await read(path)
    const list = await read('/de')

    expect(article.text).toContain(here)
    expect(list.status).toBe(200)
  })

  it('makes no other calls after one timed out', async () => {
    const { path, here } = await knownOtherwise(208)
    await backendHangs()
    await expect(breaker.run(unreachable)).rejects.toThrow()

    const { text } = await read(path)

    expect(text).toContain(here)
    expect(await callsOfBackend()).toEqual([])
  })
})

describe('a malformed answer', () => {
  it.each([
    [301, 'HTML', '<html><h1>Welcome</h1></html>'],
    [302, 'nothing', ''],
    [303, 'null', 'null'],
    [304, 'no entries', '{"data":"none"}'],
    [305, 'entries that are nothing', '{"data":[null]}'],
    [306, 'entries of something else', '{"data":[{"documentId":"x","title":7}]}'],
  ])('is reported, and the replica answers: article %i, %s', async (number, _, body) => {
    const { path, title, here } = await knownOtherwise(number)
    const reports = vi.spyOn(console, 'error')
    await backendAnswers(200, body)

    const { status, text } = await read(`${path}/_payload.json`)

    expect(status).toBe(200)
    expect(text).toContain(here)
    const lines = reports.mock.calls.map(([line]) => JSON.parse(String(line)))
    expect(lines).toContainEqual(
      expect.objectContaining({
        where: 'content',
        asked: 'content',
        message: "Strapi's answer to /contents has the wrong shape",
      }),
    )
    await backendIsWell()
    expect((await read(path)).text).toContain(title)
  })

  it('about what has changed since an older valid one leaves the answer to the replica, which has the change', async () => {
    const { path, title, here } = await knownOtherwise(307)
    expect((await read(path)).text).toContain(title)
    somethingTouched(['content/nl/307'])
    await backendAnswers(200, '{"data":[{"title":"Iets anders"}]}')

    expect((await read(`${path}/_payload.json`)).text).toContain(here)
  })
})

describe('a failed call', () => {
  it.each([
    [308, 'with status 500', { does: 'answer', status: 500, body: '{}' }],
    [309, 'with status 429', { does: 'answer', status: 429, body: '{}' }],
    [310, 'with status 401', { does: 'answer', status: 401, body: '{}' }],
    [311, 'by a connection that ends', { does: 'reset' }],
    [312, 'by its time', { does: 'hang' }],
  ] as const)("isn't retried: article %i, %s", async (number, _, behaviour) => {
    const { path, here } = await knownOtherwise(number)
    await backendDoes([{ holding: '[number]', behaviour }])

    const { status, text } = await read(`${path}/_payload.json`)

    expect(status).toBe(200)
    expect(text).toContain(here)
    const calls = await callsOfBackend()
    expect(calls.filter((call) => call.path.includes(`[number][$eq]=${number}`))).toHaveLength(1)
  })
})
