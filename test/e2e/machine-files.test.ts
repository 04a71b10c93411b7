import { parseFeed } from '@rowanmanning/feed-parser'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { product } from './support/this-product.ts'
import { troublesOfSitemap, troublesOfXml } from './support/xml.ts'

const { siteUrl } = product

async function read(path: string): Promise<string> {
  const response = await fetch(`${siteUrl}${path}`)
  expect(response.status, path).toBe(200)
  return response.text()
}

function locationsOf(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) =>
    location.replaceAll('&amp;', '&'),
  )
}

describe('the sitemaps', () => {
  it('are valid, and contain every kind of page', async () => {
    const index = await read('/sitemap.xml')
    expect(await troublesOfSitemap(index)).toEqual([])
    const files = locationsOf(index)
    const names = files.map((file) => file.slice(file.lastIndexOf('/') + 1))
    expect(names).toEqual(
      expect.arrayContaining(
        ['pages', 'content-1', 'event-1', 'magazine-1', 'supplier-1', 'employer-1', 'tag-1', 'vacancy-1'].map(
          (name) => `${name}.xml`,
        ),
      ),
    )

    for (const file of files) {
      const xml = await read(new URL(file).pathname)
      expect(await troublesOfSitemap(xml), file).toEqual([])
      expect(locationsOf(xml).length, file).toBeGreaterThan(0)
    }
  })

  it('list each page once, by its one address, and only indexable pages', async () => {
    const files = locationsOf(await read('/sitemap.xml'))
    const pages = (await Promise.all(files.map((file) => read(new URL(file).pathname)))).flatMap(locationsOf)

    expect(new Set(pages).size).toBe(pages.length)
    const troubles: string[] = []
    const waiting = [...pages]
    async function visitNext(): Promise<void> {
      for (let page = waiting.shift(); page !== undefined; page = waiting.shift()) {
        const response = await fetch(page, { redirect: 'manual' })
        const html = await response.text()
        if (response.status !== 200) troubles.push(`${response.status} at ${page}`)
        else if (response.headers.get('x-robots-tag')?.includes('noindex'))
          troubles.push(`noindex at ${page}`)
        else if (!html.includes(`rel="canonical" href="${page}"`))
          troubles.push(`${page} names another address as its own`)
      }
    }
    await Promise.all(Array.from({ length: 6 }, visitNext))

    expect(troubles.join('\n')).toBe('')
    expect(pages.length).toBeGreaterThan(200)
  }, 120_000)

  it('contain the news of two days', async () => {
    const xml = await read('/sitemap-news.xml')

    expect(await troublesOfSitemap(xml)).toEqual([])
  })
})

const JsonFeed = v.object({
  version: v.literal('https://jsonfeed.org/version/1.1'),
  title: v.pipe(v.string(), v.nonEmpty()),
  home_page_url: v.pipe(v.string(), v.url()),
  feed_url: v.pipe(v.string(), v.url()),
  language: v.picklist(['nl', 'en', 'de']),
  authors: v.array(v.object({ name: v.string(), url: v.optional(v.string()) })),
  items: v.array(
    v.object({
      id: v.pipe(v.string(), v.url()),
      url: v.pipe(v.string(), v.url()),
      title: v.pipe(v.string(), v.nonEmpty()),
      content_html: v.pipe(v.string(), v.nonEmpty()),
      summary: v.pipe(v.string(), v.nonEmpty()),
      image: v.optional(v.pipe(v.string(), v.url())),
      date_published: v.pipe(v.string(), v.isoTimestamp()),
      date_modified: v.pipe(v.string(), v.isoTimestamp()),
      authors: v.optional(v.array(v.object({ name: v.string() }))),
      tags: v.array(v.string()),
      language: v.picklist(['nl', 'en', 'de']),
    }),
  ),
})

const subjects = ['', '/ecommerce', '/tag/retourbeleid', '/jobs']

describe.each(['', '/en', '/de'])('feeds in the language of %s/', (prefix) => {
  it.each(subjects)('in RSS: %s', async (subject) => {
    const path = `${prefix}/rss${subject}.xml`
    const xml = await read(path)

    expect(await troublesOfXml(xml)).toEqual([])
    const feed = parseFeed(xml)
    expect(feed.meta).toMatchObject({ type: 'rss', version: '2.0' })
    expect(feed.language).toBe(prefix.slice(1) || 'nl')
    expect(feed.self).toBe(siteUrl + path)
    for (const item of feed.items) {
      expect(item.title).toBeTruthy()
      expect(item.id).toBe(item.url)
      expect(item.url?.startsWith(siteUrl)).toBe(true)
      expect(item.published).toBeInstanceOf(Date)
      expect(item.content).toBeTruthy()
      expect(item.content).not.toMatch(/ (?:href|src)="\//)
    }
    if (!prefix) expect(feed.items.length).toBeGreaterThan(0)
  })

  it.each(subjects)('in Atom: %s', async (subject) => {
    const path = `${prefix}/atom${subject}.xml`
    const xml = await read(path)

    expect(await troublesOfXml(xml)).toEqual([])
    const feed = parseFeed(xml)
    expect(feed.meta).toMatchObject({ type: 'atom', version: '1.0' })
    expect(feed.self).toBe(siteUrl + path)
    for (const item of feed.items) {
      expect(item.published).toBeInstanceOf(Date)
      expect(item.updated).toBeInstanceOf(Date)
      expect(item.content).toBeTruthy()
    }
  })

  it.each(subjects)('in JSON: %s', async (subject) => {
    const path = `${prefix}/feed${subject}.json`

    const feed = v.parse(JsonFeed, JSON.parse(await read(path)))

    expect(feed.feed_url).toBe(siteUrl + path)
    const rss = parseFeed(await read(`${prefix}/rss${subject}.xml`))
    expect(feed.items.map(({ url }) => url)).toEqual(rss.items.map(({ url }) => url))
  })
})

describe('the search of the browser', () => {
  it('is described as OpenSearch requires', async () => {
    const xml = await read('/opensearch.xml')

    expect(await troublesOfXml(xml)).toEqual([])
    expect(xml).toContain(`template="${siteUrl}/zoeken?q={searchTerms}"`)
  })
})
