import { env, exports } from 'cloudflare:workers'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { placesPerFile } from '../../../worker/machine/sitemaps/kinds.ts'
import { type Rows, rowsOf } from '../../../worker/replica/rows.ts'
import { remove, upsert } from '../../../worker/replica/write.ts'
import { somethingIsPublished } from '../support/cached-visits.ts'
import { databaseIsDown } from '../support/database.ts'
import { articleRow } from '../support/replica.ts'
import { siteUrl, visit } from '../support/visit.ts'

const articles = '/sitemaps/content-1.xml'

/** An article of the sample content with changes. */
async function changed(number: number, change: Record<string, unknown>): Promise<Rows> {
  const rows = rowsOf('content', { ...JSON.parse((await articleRow(number)).entry), ...change })
  if (!rows) throw new Error('Nobody could read it')
  return rows
}

async function textOf(path: string): Promise<string> {
  const response = await visit(path)
  expect(response.status, path).toBe(200)
  return response.text()
}

function entryOf(xml: string, path: string): string {
  return xml.split('<url>').find((entry) => entry.startsWith(`<loc>${siteUrl}${path}</loc>`)) ?? ''
}

afterEach(async () => {
  vi.useRealTimers()
  somethingIsPublished()
})

describe('/sitemap.xml', () => {
  it('lists the files, each with its last change', async () => {
    const xml = await textOf('/sitemap.xml')

    expect(xml).toContain(`<loc>${siteUrl}/sitemaps/pages.xml</loc>`)
    expect(xml).toMatch(new RegExp(`<loc>${siteUrl}${articles}</loc><lastmod>2026-11-\\d\\dT`))
  })

  it('omits files without current pages', async () => {
    await env.DB.prepare(
      `INSERT INTO sitemap_files VALUES ('vacancy', 7, '2026-01-01', '2026-02-01'), ('event', 9, '2026-01-01', '9999')`,
    ).run()

    const xml = await textOf('/sitemap.xml')

    expect(xml).not.toContain('vacancy-7')
    expect(xml).not.toContain('event-9')
  })
})

describe('a sitemap file', () => {
  it('lists a page in each of its languages, with its picture', async () => {
    const xml = await textOf(articles)

    const german = '/de/news/110/kastanje-mode-verschickt-jede-sechste-bestellung-in-mehrwegtasche'
    const entry = entryOf(xml, german)
    expect(entry).toContain(`hreflang="de" href="${siteUrl}${german}"`)
    expect(entry).toContain(`hreflang="en" href="${siteUrl}/en/news/110/`)
    expect(entry).toContain(`hreflang="x-default" href="${siteUrl}/news/110/`)
    expect(entry).toContain(`<image:loc>${siteUrl}/media/110-hero.webp</image:loc>`)
  })

  it('gives an untranslated page no other languages', async () => {
    const entry = entryOf(
      await textOf(articles),
      '/news/102/smeets-van-dael-haalt-helft-van-orders-uit-webshop',
    )

    expect(entry).toContain('<lastmod>')
    expect(entry).not.toContain('hreflang')
  })

  it('omits composed pages at the address of a fixed route', async () => {
    const own = await textOf('/sitemaps/pages.xml')
    const composed = [...(await textOf('/sitemaps/page-1.xml')).matchAll(/<loc>([^<]+)</g)].map(
      ([, at]) => at,
    )

    expect(composed.length).toBeGreaterThan(0)
    for (const at of composed) expect(own).not.toContain(`<loc>${at}</loc>`)
  })

  it.each([
    ['must not be found', { seo: { noindex: true } }],
    ['says that it belongs elsewhere', { seo: { canonical: 'https://elders.example/stuk' } }],
    ['is over', { expiresAt: '2026-01-01T00:00:00.000Z' }],
  ])('removes an article that %s, and restores it later', async (_, change) => {
    const before = await changed(103, {})
    expect(await textOf(articles)).toContain('/news/103/')

    await upsert(env.DB, [await changed(103, change)])
    expect(await textOf(articles)).not.toContain('/news/103/')

    await upsert(env.DB, [before])
    expect(await textOf(articles)).toContain('/news/103/')
  })

  it('removes unpublished pages, and updates its last change', async () => {
    const rows = await changed(104, {})
    const before = Math.floor(Date.now() / 1000) * 1000
    await remove(env.DB, 'content', rows.document.document_id, 'nl')

    expect(await textOf(articles)).not.toContain(`<loc>${siteUrl}/news/104/`)
    const since = Date.parse((await visit(articles)).headers.get('last-modified') ?? '')
    expect(since).toBeGreaterThanOrEqual(before)
    await upsert(env.DB, [rows])
  })

  it('contains no more than its places; the next file continues', async () => {
    const row = await changed(105, {})
    await env.DB.prepare(
      `UPDATE sitemap_addresses SET place = ?1 WHERE kind = 'content' AND document_id = ?2`,
    )
      .bind(placesPerFile, row.document.document_id)
      .run()
    const next = await changed(106, { documentId: 'behind-the-last', number: 90_001, slug: 'achteraan' })
    await upsert(env.DB, [next])

    expect(await textOf(articles)).toContain('/news/105/')
    expect(await textOf(articles)).not.toContain('/news/90001/')
    expect(await textOf('/sitemaps/content-2.xml')).toContain(`<loc>${siteUrl}/news/90001/achteraan</loc>`)
    await remove(env.DB, 'content', 'behind-the-last', 'nl')
  })

  it('omits tags with fewer than three articles, and closed vacancies', async () => {
    const tags = await textOf('/sitemaps/tag-1.xml')
    const { results } = await env.DB.prepare(
      `SELECT tag, count(*) AS count FROM document_tags WHERE locale = 'nl' GROUP BY tag`,
    ).all<{ tag: string; count: number }>()
    for (const { tag, count } of results)
      if (count < 3) expect(tags).not.toContain(`<loc>${siteUrl}/news/tag/${tag}</loc>`)

    const vacancies = await textOf('/sitemaps/vacancy-1.xml')
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2028-01-01') })
    expect(vacancies).toContain('/jobs/vacature/')
    expect((await visit('/sitemaps/vacancy-1.xml')).status).toBe(404)
  })

  it.each([
    'content-0',
    'content-2',
    'content-99999',
    'content-1e3',
    'nothing-1',
    'toString-1',
    'content',
    '-1',
  ])("isn't found under an unknown name: %s", async (name) => {
    expect((await visit(`/sitemaps/${name}.xml`)).status).toBe(404)
  })

  it('answers 304 to clients that have it, until something is published', async () => {
    const first = await visit(articles)
    const etag = first.headers.get('etag') ?? ''
    await first.arrayBuffer()

    expect((await visit(articles, { headers: { 'if-none-match': etag } })).status).toBe(304)
    somethingIsPublished()
    expect((await visit(articles, { headers: { 'if-none-match': etag } })).status).toBe(200)
  })

  it('answers HEAD without reading addresses', async () => {
    const response = await visit(articles, { method: 'HEAD' })

    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8')
    expect(await response.text()).toBe('')
  })

  it('answers 503 while D1 is down, before its first byte', async () => {
    databaseIsDown()

    expect((await visit(articles)).status).toBe(503)
  })
})

describe('/sitemap-news.xml', () => {
  it('contains the articles of the past two days at the time of the request', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T08:00:00Z') })
    const xml = await textOf('/sitemap-news.xml')

    const dates = [...xml.matchAll(/<news:publication_date>([^<]+)</g)].map(([, date = '']) => date)
    expect(dates.length).toBeGreaterThan(3)
    for (const date of dates) expect(date >= '2026-11-19T08:00:00').toBe(true)
    expect(xml).toContain('<news:name>Schakel</news:name><news:language>nl</news:language>')
    expect(xml).not.toContain('Partnercontent')
  })

  it('omits what editors exclude', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T08:00:00Z') })
    const before = await changed(321, {})
    await upsert(env.DB, [await changed(321, { newsExclude: true })])
    somethingIsPublished()

    expect(await textOf('/sitemap-news.xml')).not.toContain(`<loc>${siteUrl}/news/321/`)
    await upsert(env.DB, [before])
  })
})

describe('/robots.txt', () => {
  it('disallows everything on another host', async () => {
    const response = await exports.default.fetch(new Request('http://kopie.example/robots.txt'))

    expect((await response.text()).trim().split('\n')).toEqual(['User-agent: *', 'Disallow: /'])
  })

  it('lists the sitemaps on the site’s own host', async () => {
    const text = await textOf('/robots.txt')

    expect(text).toContain(`Sitemap: ${siteUrl}/sitemap.xml`)
    expect(text).toContain(`Sitemap: ${siteUrl}/sitemap-news.xml`)
    expect(text).toContain('Disallow: /preview')
  })
})
