import { exports } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { defaultLocale } from '../../../client/content/locale.ts'
import { routes } from '../../../client/routes.ts'
import { backendIsWell } from '../support/backend.ts'
import { visitCached } from '../support/cached-visits.ts'
import { closedWords } from '../support/closed-article.ts'
import { listOfTwoPages } from '../support/long-list.ts'
import { type Head, headOf, inlineScriptsOf, wordsOf } from '../support/markup.ts'
import { addressOfArticle, openPages } from '../support/open-pages.ts'
import { expectSecure } from '../support/secure.ts'
import { troublesOf } from '../support/structured-data.ts'
import { siteUrl, visit } from '../support/visit.ts'

const pages = await openPages()

const bot = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }

/** Requests a page with a forged host name, from a browser in a language that we do not have. */
function visitByAnotherName(path: string, locale: string): Promise<Response> {
  const forged = { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example', host: 'evil.example' }
  const headers = { ...forged, 'accept-language': 'fr', cookie: `i18n_redirected=${locale}; other=1` }
  return exports.default.fetch(new Request(`http://evil.example${path}`, { headers, redirect: 'manual' }))
}

/** A page as a reader gets it. */
interface Shown {
  response: Response
  html: string
  head: Head
}

/** The page that was read last. */
let kept: { path: string; shown: Promise<Shown> } | undefined

/** Reads a page once for all that looks at it. */
function shownAt(path: string): Promise<Shown> {
  if (kept?.path !== path) kept = { path, shown: read(path) }
  return kept.shown
}

async function read(path: string): Promise<Shown> {
  const response = await visit(path)
  const html = await response.text()
  return { response, html, head: await headOf(new Response(html)) }
}

// Each page is rendered once for readers and once for bots, which costs far more than to look at it: whatever holds for every page is looked at here.
describe.each(pages)('$path', ({ path, locale, name }) => {
  it('answers with a page and its title', async () => {
    const { response, head } = await shownAt(path)

    expect(response.status).toBe(200)
    expectSecure(response, path)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('content-language')).toBe(locale)
    const { title, language, meta } = head
    expect(language).toBe(locale)
    expect(title).toMatch(/^.{8,}/)
    expect(title).toContain('Schakel')
    expect(meta.get('description')).toMatch(/^.{20,}/)
    expect(meta.get('viewport')).toContain('width=device-width')
    expect(meta.get('og:title')).toBeTruthy()
    expect(meta.get('og:description')).toBe(meta.get('description'))
    expect(meta.get('og:type')).toBe(name === 'news-id-slug' ? 'article' : 'website')
    expect(meta.get('og:locale')).toMatch(new RegExp(`^${locale}_[A-Z]{2}$`))
    expect(meta.get('og:image')).toMatch(new RegExp(`^${siteUrl}/`))
    expect(meta.get('twitter:card')).toBe('summary_large_image')
  })

  it('has one canonical address on our own origin, and is the same, whatever host and language are asked for', async () => {
    const response = await visitByAnotherName(path, locale)

    expect(response.status).toBe(200)
    expect(response.headers.get('content-language')).toBe(locale)
    expect(response.headers.has('set-cookie')).toBe(false)
    const { canonical, meta } = await headOf(response.clone())
    expect(canonical).toBe(`${siteUrl}${path}`)
    expect(meta.get('og:url')).toBe(canonical)
    expect(await response.text()).not.toContain('evil.example')
  })

  it('links itself in every language in which it exists', async () => {
    const { alternates } = (await shownAt(path)).head

    const there = pages.filter((page) => page.name === name).map((page) => page.locale)
    expect([...alternates.keys()]).toEqual([...there, 'x-default'])
    expect(alternates.get(locale)).toBe(`${siteUrl}${path}`)
    expect(alternates.get('x-default')).toBe(alternates.get(defaultLocale))
    for (const { locale: other, path: address } of pages.filter((page) => page.name === name))
      expect(alternates.get(other)).toBe(`${siteUrl}${address}`)
  })

  it('has valid structured data', async () => {
    const { structuredData } = (await shownAt(path)).head

    expect(structuredData['@context']).toBe('https://schema.org')
    const nodes = structuredData['@graph'] ?? []
    expect(nodes.length).toBeGreaterThan(0)
    for (const node of nodes) expect(node['@type']).toEqual(expect.any(String))
    // A company names its other addresses.
    const ours = JSON.stringify(nodes, (key, value) => (key === 'sameAs' ? undefined : value))
    const addresses = ours.match(/https?:\/\/[^"]+/g) ?? []
    // The sample content's companies have addresses below `.example`.
    const elsewhere = addresses.filter(
      (address) => !/^https:\/\/(?:schema\.org|[\w.-]+\.example)(?:\/|$)/.test(address),
    )
    expect(elsewhere.filter((address) => !address.startsWith(siteUrl))).toEqual([])
    expect(troublesOf(path, structuredData)).toEqual([])
  })

  it('tells bots all that it tells readers, complete', async () => {
    const response = await visit(path, { headers: bot })
    const html = await response.clone().text()

    expect(response.status).toBe(200)
    // React marks late parts with `B:` and fills them in with a script.
    expect(html).not.toMatch(/<template id="B:|\$RC\(/)
    const words = await wordsOf(response)
    expect(words.length).toBeGreaterThanOrEqual(20)
    // A secret page is for one reader, whom it gives a reference.
    if (!routes[name].isSecret) expect(words).toEqual(await wordsOf(new Response((await shownAt(path)).html)))
  })

  // Secret pages are for one reader each, and in no cache.
  if (!routes[name].isSecret)
    it('runs only scripts that its policy allows, from the cache', async () => {
      const response = await visitCached(path)
      const policy = response.headers.get('content-security-policy') ?? ''
      const html = await response.text()

      expect(policy).not.toContain('nonce-')
      expect(policy).not.toContain('unsafe-inline')
      expect(html).not.toMatch(/\bnonce=/)
      expect(html).not.toMatch(/\son\w+="/)
      const scripts = inlineScriptsOf(html)
      expect(scripts).toHaveLength(1)
      expect(policy).toContain(`'sha256-${await sha256(scripts[0]?.text ?? '')}'`)
    })

  it('tells nothing of an article for subscribers', async () => {
    expect((await shownAt(path)).html).not.toMatch(closedWords)
    if (path.includes('?')) return
    const data = await visit(`${path === '/' ? '' : path}/_payload.json`)
    expect(await data.text()).not.toMatch(closedWords)
  })
})

describe('an article', () => {
  it('has structured data with author, dates and pictures', async () => {
    const path = await addressOfArticle(101)

    const { meta, structuredData, title } = await headOf(await visit(path))

    const article = structuredData['@graph']?.find((node) => node['@type'] === 'NewsArticle')
    expect(article).toMatchObject({
      url: `${siteUrl}${path}`,
      inLanguage: 'nl',
      articleSection: 'ecommerce',
      datePublished: meta.get('article:published_time'),
      author: [
        {
          '@type': 'Person',
          name: 'Fatima El Khatib',
          url: 'https://linkedin.example/in/fatima-el-khatib',
        },
      ],
      publisher: { '@type': 'Organization', name: 'Schakel' },
    })
    expect(title).toContain(String(article?.headline))
    expect(meta.get('og:image')).toMatch(new RegExp(`^${siteUrl}/media/`))
    expect(meta.get('robots')).toBe('index, follow, max-image-preview:large')
  })

  it("links to its author's page, if an editor gave one", async () => {
    const html = await (await visit(await addressOfArticle(101))).text()

    expect(html).toContain('<a href="https://linkedin.example/in/fatima-el-khatib" rel="author noopener">')
  })

  it('has no address for an author without one', async () => {
    const { structuredData } = await headOf(await visit(await addressOfArticle(102)))

    const article = structuredData['@graph']?.find((node) => node['@type'] === 'NewsArticle')
    expect(article?.author).toEqual([expect.not.objectContaining({ url: expect.anything() })])
  })

  it("that isn't translated links no other language", async () => {
    const { alternates } = await headOf(await visit(await addressOfArticle(101)))

    expect([...alternates.keys()]).toEqual(['nl', 'x-default'])
  })
})

describe('a list', () => {
  it('links the previous and the next page', async () => {
    const list = await listOfTwoPages()

    const first = await headOf(await visit(list))
    const second = await headOf(await visit(`${list}?page=2&utm_source=brief`))

    expect(first.previous).toBeNull()
    expect(first.next).toBe(`${siteUrl}${list}?page=2`)
    expect(second.canonical).toBe(`${siteUrl}${list}?page=2`)
    expect(second.previous).toBe(`${siteUrl}${list}`)
    expect(second.next).toBeNull()
    expect(second.title).not.toBe(first.title)
    await backendIsWell()
  })

  it('has one address for its first page', async () => {
    const { canonical } = await headOf(await visit('/logistiek?page=1'))

    expect(canonical).toBe(`${siteUrl}/logistiek`)
  })
})

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
}
