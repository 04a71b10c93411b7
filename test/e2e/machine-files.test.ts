import { parseFeed } from '@rowanmanning/feed-parser'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { product } from './support/this-product.ts'
import { locationsOf, troublesOfSitemaps, troublesOfXml } from './support/xml.ts'

const { siteUrl } = product

async function read(path: string): Promise<string> {
  const response = await fetch(`${siteUrl}${path}`)
  expect(response.status, path).toBe(200)
  return response.text()
}

// Their pages are read in links.test.ts.
it('the sitemaps are valid, and contain every kind of page', async () => {
  const index = await read('/sitemap.xml')
  const paths = locationsOf(index).map((file) => new URL(file).pathname)
  expect(paths.map((path) => path.slice(path.lastIndexOf('/') + 1))).toEqual(
    expect.arrayContaining(
      ['pages', 'content-1', 'event-1', 'magazine-1', 'supplier-1', 'employer-1', 'tag-1', 'vacancy-1'].map(
        (name) => `${name}.xml`,
      ),
    ),
  )

  const files = new Map([['/sitemap.xml', index]])
  for (const path of paths) {
    const xml = await read(path)
    expect(locationsOf(xml).length, path).toBeGreaterThan(0)
    files.set(path, xml)
  }
  // The news of two days may be none.
  files.set('/sitemap-news.xml', await read('/sitemap-news.xml'))
  expect(await troublesOfSitemaps(files)).toEqual([])
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

/** Every XML file that was read, by path. */
const files = new Map<string, string>()

describe.each(['', '/en', '/de'])('feeds in the language of %s/', (prefix) => {
  it.each(subjects)('in RSS: %s', async (subject) => {
    const path = `${prefix}/rss${subject}.xml`
    const xml = await read(path)

    files.set(path, xml)
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

    files.set(path, xml)
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

    files.set('/opensearch.xml', xml)
    expect(xml).toContain(`template="${siteUrl}/zoeken?q={searchTerms}"`)
  })
})

it('the feeds and the description of the search are XML', async () => {
  expect(files.size).toBe(25)
  expect(await troublesOfXml(files)).toEqual([])
})
