import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, it } from 'vitest'
import { rowsOf } from '../../../worker/replica/rows.ts'
import { upsert } from '../../../worker/replica/write.ts'
import { backendIsDown, backendIsWell } from '../support/backend.ts'
import { somethingIsPublished } from '../support/cached-visits.ts'
import { signIn } from '../support/editor.ts'
import { headOf } from '../support/markup.ts'
import { articleRow } from '../support/replica.ts'
import { siteUrl, visit } from '../support/visit.ts'

interface JsonFeed {
  title: string
  language: string
  feed_url: string
  home_page_url: string
  items: {
    url: string
    title: string
    summary: string
    content_html: string
    date_published: string
    authors?: { name: string; url?: string }[]
    tags: string[]
  }[]
}

/** A feed in the format that needs no parser; `test/e2e/machine-files.test.ts` checks the others. */
async function feedAt(path: string): Promise<JsonFeed> {
  const response = await visit(path)
  expect(response.status, path).toBe(200)
  return response.json<JsonFeed>()
}

afterEach(async () => {
  await backendIsWell()
  somethingIsPublished()
})

describe('a feed', () => {
  it('contains the newest articles completely, with their own addresses', async () => {
    const feed = await feedAt('/feed.json')

    expect(feed).toMatchObject({ title: 'Schakel', language: 'nl', feed_url: `${siteUrl}/feed.json` })
    const [first] = feed.items
    expect(first?.url).toMatch(new RegExp(`^${siteUrl}/news/\\d+/`))
    expect(first?.authors?.length).toBeGreaterThan(0)
    expect(first?.tags.length).toBeGreaterThan(0)
    expect(first?.content_html.length).toBeGreaterThan(2 * (first?.summary.length ?? 0))
    expect(feed.items.map((item) => item.content_html).join('')).not.toMatch(/ (?:href|src)="\//)
    const dates = feed.items.map((item) => item.date_published)
    expect(dates).toEqual(dates.toSorted().toReversed())
  })

  it('can be limited to a section, a tag or a language', async () => {
    const section = await feedAt('/feed/logistiek.json')
    const english = await feedAt('/en/feed.json')
    const tag = await feedAt('/feed/tag/last-mile.json')

    expect(section.title).toBe('Schakel: Logistiek')
    for (const item of section.items) expect(item.tags).toContain('Logistiek')
    for (const item of tag.items) expect(item.tags).toContain('Last mile')
    expect(english.language).toBe('en')
    for (const item of english.items) expect(item.url).toContain(`${siteUrl}/en/news/`)
  })

  it('never contains partner content', async () => {
    const { items } = await feedAt('/feed.json')
    const { results } = await env.DB.prepare(
      `SELECT title FROM documents WHERE type = 'content' AND kind = 'advertorial'`,
    ).all<{ title: string }>()

    expect(results.length).toBeGreaterThan(0)
    for (const { title } of results) expect(items.map((item) => item.title)).not.toContain(title)
  })

  it('escapes anything that an editor types', async () => {
    const { entry } = await articleRow(321)
    const before = rowsOf('content', JSON.parse(entry))
    const title = 'Prijzen < kosten & "]]>" \u0008\u{1F69A} <script>'
    const rows = rowsOf('content', { ...JSON.parse(entry), title, intro: ']]> <b>&amp;' })
    if (!rows || !before) throw new Error('Nobody could read it')
    await upsert(env.DB, [rows])
    somethingIsPublished()

    for (const path of ['/rss.xml', '/atom.xml']) {
      const xml = await (await visit(path)).text()
      expect(xml).toContain(
        '<title>Prijzen &lt; kosten &amp; &quot;]]&gt;&quot; \u{1F69A} &lt;script&gt;</title>',
      )
      expect(xml).toContain(']]&gt; &lt;b&gt;&amp;amp;')
      expect(xml).not.toMatch(/<script|<b>|\]\]>/)
    }
    await upsert(env.DB, [before])
  })

  it('of vacancies contains the same as a search on the site', async () => {
    const all = await feedAt('/feed/jobs.json')
    const some = await feedAt('/feed/jobs.json?utm_source=x&q=magazijn')

    expect(all.items.length).toBeGreaterThan(some.items.length)
    expect(some.items.length).toBeGreaterThan(0)
    expect(some.feed_url).toBe(`${siteUrl}/feed/jobs.json?q=magazijn`)
    expect(some.home_page_url).toBe(`${siteUrl}/jobs?q=magazijn`)
    for (const item of all.items) expect(item.url).toContain('/jobs/vacature/')
  })

  it('is available while the backend is down', async () => {
    await backendIsDown()

    expect((await feedAt('/feed/fulfilment.json')).items.length).toBeGreaterThan(0)
  })

  it.each([
    '/rss/nergens.xml',
    '/rss/tag/bestaat-niet.xml',
    '/rss/tag/%3Cb%3E.xml',
    '/rss/ecommerce.json',
    '/feed/ecommerce.xml',
    '/nl.xml',
    `/rss/tag/${'x'.repeat(3000)}.xml`,
  ])("isn't found, without an error page: %s", async (path) => {
    const response = await visit(path)

    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toMatch(/^application\/json/)
  })

  it.each([
    'q=%00',
    'q=%FF',
    `q=${'a'.repeat(3000)}`,
    'category=x&category=y',
    'salary=NaN',
    'q="*(',
    'distance=-1',
  ])('ignores invalid queries: %s', async (query) => {
    expect((await visit(`/rss/jobs.xml?${query}`)).status).toBeLessThan(500)
  })

  it('answers 304 to clients that have it, by its tag or date', async () => {
    const first = await visit('/atom/ecommerce.xml')
    await first.arrayBuffer()
    const etag = first.headers.get('etag') ?? ''
    const modified = first.headers.get('last-modified') ?? ''

    const byTag = await visit('/atom/ecommerce.xml', { headers: { 'if-none-match': `"x", ${etag}` } })
    const byTime = await visit('/atom/ecommerce.xml', { headers: { 'if-modified-since': modified } })
    const older = await visit('/atom/ecommerce.xml', {
      headers: { 'if-modified-since': 'Mon, 01 Jan 2024 00:00:00 GMT' },
    })

    expect(byTag.status).toBe(304)
    expect(await byTag.text()).toBe('')
    expect(byTime.status).toBe(304)
    expect(older.status).toBe(200)
  })

  it('may be read by browser-based readers', async () => {
    const { headers } = await visit('/feed.json')

    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(headers.get('cache-control')).toBe('public, max-age=300')
  })

  it('is linked from the pages with the same content', async () => {
    const feedsOf = async (path: string) =>
      [
        ...(await (await visit(path)).text()).matchAll(
          /<link rel="alternate" type="application\/rss\+xml" title="[^"]*" href="([^"]*)"/g,
        ),
      ].map(([, href]) => href)

    expect(await feedsOf('/')).toEqual([`${siteUrl}/rss.xml`])
    expect(await feedsOf('/en/logistiek')).toEqual([
      `${siteUrl}/en/rss.xml`,
      `${siteUrl}/en/rss/logistiek.xml`,
    ])
    expect(await feedsOf('/news/tag/last-mile')).toContain(`${siteUrl}/rss/tag/last-mile.xml`)
    expect((await headOf(await visit('/'))).canonical).toBe(`${siteUrl}/`)
  })
})

describe('the manifest of the application', () => {
  it.each([
    ['/manifest.webmanifest', 'nl', '/'],
    ['/en/manifest.webmanifest', 'en', '/en'],
  ])('is in the language of its address: %s', async (path, lang, start) => {
    const response = await visit(path)
    const manifest = await response.json<Record<string, unknown>>()

    expect(response.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8')
    expect(manifest).toMatchObject({
      id: '/',
      name: 'Schakel',
      short_name: 'Schakel',
      lang,
      start_url: start,
    })
    expect(manifest.icons).toContainEqual(expect.objectContaining({ purpose: 'maskable', sizes: '512x512' }))
    expect(manifest.shortcuts).toContainEqual(
      expect.objectContaining({ url: expect.stringContaining('/events') }),
    )
    expect(manifest.screenshots).toContainEqual({
      src: '/screenshots/front-narrow.webp',
      sizes: '780x1600',
      type: 'image/webp',
      form_factor: 'narrow',
      label: expect.any(String),
    })
  })
})

describe('the feed of a removed tag', () => {
  it('is gone even if it has a cache entry', async () => {
    const editor = await signIn()
    const tag = await editor.make('tag', { name: 'Voorbijgaand', slug: 'voorbijgaand' }, 'nl')
    somethingIsPublished()
    expect((await visit('/rss/tag/voorbijgaand.xml')).status).toBe(200)

    await editor.remove('tag', tag)
    somethingIsPublished()

    expect((await visit('/rss/tag/voorbijgaand.xml')).status).toBe(404)
  })
})
