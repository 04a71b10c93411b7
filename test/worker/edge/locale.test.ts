import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { chooseLocale } from '../../../worker/edge/locale.ts'
import { addressesWithoutPage } from '../support/addresses.ts'
import { hanging } from '../support/hanging.ts'
import { siteUrl, visit, visitWith } from '../support/visit.ts'

afterEach(() => vi.useRealTimers())

describe('a first visit to the front page', () => {
  it("is redirected to the browser's language, which is remembered", async () => {
    const response = await visitWith({ 'accept-language': 'en-GB,en;q=0.9,nl;q=0.8' }, '/?utm_source=brief')

    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe('/en?utm_source=brief')
    expect(response.headers.get('set-cookie')).toMatch(
      /^i18n_redirected=en; .*Path=\/.*Max-Age=31536000.*SameSite=Lax/,
    )
    expect(response.headers.get('cache-control')).toBe('private, no-store')
  })

  it("is redirected to the language that the reader chose before, whatever the browser's is", async () => {
    const response = await visitWith({ cookie: 'i18n_redirected=de', 'accept-language': 'en' }, '/')

    expect(response.headers.get('location')).toBe('/de')
  })

  it('stays in Dutch for a reader who chose Dutch', async () => {
    const response = await visitWith({ cookie: 'i18n_redirected=nl', 'accept-language': 'en' }, '/')

    expect(response.status).toBe(200)
    expect(await response.text()).toContain('<html lang="nl"')
  })

  it("uses the browser's language if the cookie names an unknown one", async () => {
    const response = await visitWith({ cookie: 'i18n_redirected=fr', 'accept-language': 'de' }, '/')

    expect(response.headers.get('location')).toBe('/de')
  })

  it.each(['nl', 'nl-NL,nl;q=0.9,en;q=0.8', 'fr,es', '*', ';;;,'])(
    'stays in Dutch with Accept-Language %j',
    async (header) => {
      const response = await visitWith({ 'accept-language': header }, '/')

      expect(response.status).toBe(200)
      expect(response.headers.has('set-cookie')).toBe(false)
    },
  )

  it('stays in Dutch without Accept-Language, as search engines come', async () => {
    const response = await visit('/')

    expect(response.status).toBe(200)
    expect(await response.text()).toContain('<html lang="nl"')
  })

  it.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'facebookexternalhit/1.1',
    'Mozilla/5.0 Chrome-Lighthouse',
  ])('never redirects a bot: %s', async (agent) => {
    const response = await visitWith({ 'user-agent': agent, 'accept-language': 'en' }, '/')

    expect(response.status).toBe(200)
    expect(response.headers.has('set-cookie')).toBe(false)
  })

  it("isn't redirected after a link on this site", async () => {
    const response = await visitWith({ 'sec-fetch-site': 'same-origin', 'accept-language': 'en' }, '/')

    expect(response.status).toBe(200)
  })

  it("isn't redirected when the browser requests data or submits a form", async () => {
    expect((await visitWith({ 'accept-language': 'en' }, '/_payload.json')).status).toBe(200)
    const headers = { 'accept-language': 'en', origin: siteUrl }
    expect((await visit('/', { method: 'POST', headers })).status).toBe(415)
  })
})

describe('any other address', () => {
  it('has the language of its prefix, whatever browser and cookie say', async () => {
    const headers = { 'accept-language': 'de', cookie: 'i18n_redirected=de' }

    expect(await (await visitWith(headers, '/tags-overzicht')).text()).toContain('<html lang="nl"')
    expect(await (await visitWith(headers, '/en/tags-overzicht')).text()).toContain('<html lang="en"')
    expect((await visitWith(headers, '/en')).status).toBe(200)
  })

  it.each([
    ['/nl', '/'],
    ['/nl/ecommerce?page=2', '/ecommerce?page=2'],
    ['/EN/ecommerce', '/en/ecommerce'],
  ])('has one spelling: %s redirects to %s', async (asked, tidy) => {
    const response = await visit(asked)

    expect(response.status).toBe(301)
    expect(response.headers.get('location')).toBe(tidy)
  })

  it.each(['/fr', '/fr/ecommerce', '/enx/ecommerce'])(
    "isn't found below an unknown language: %s",
    async (path) => {
      expect((await visit(path)).status).toBe(404)
    },
  )

  // Public pages are read in `test/worker/pages/head.test.ts`.
  it('never sets a cookie', async () => {
    for (const path of addressesWithoutPage) {
      const headers = { 'accept-language': 'en', cookie: 'i18n_redirected=de; other=1' }

      const response = await visitWith(headers, path)

      expect(response.headers.get('set-cookie'), path).toBeNull()
    }
  })

  it('answers the same for every cookie and language', async () => {
    const plain = await (await visit('/ecommerce')).text()

    const other = await visitWith({ 'accept-language': 'de', cookie: 'i18n_redirected=en' }, '/ecommerce')

    expect(withoutNonces(await other.text())).toBe(withoutNonces(plain))
    expect(other.headers.has('vary')).toBe(false)
  })
})

describe("editors' texts", () => {
  it('replace those of the dictionary, only in their language', async () => {
    await env.EDGE_KV.put('messages:de', JSON.stringify({ 'not-found.title': 'Hier ist nichts' }))
    vi.setSystemTime(Date.now() + 120_000) // an isolate reads them once a minute

    await vi.waitFor(
      async () => expect(await (await visit('/de/nirgends/hier')).text()).toContain('Hier ist nichts'),
      hanging,
    )
    expect(await (await visit('/nergens/hier')).text()).not.toContain('Hier ist nichts')
  })

  it('may be a tree; an empty one leaves the text unchanged', async () => {
    const messages = { error: { title: 'Oops', home: '' }, 'not-found.title': 'Nothing here' }
    await env.EDGE_KV.put('messages:en', JSON.stringify(messages))
    vi.setSystemTime(Date.now() + 120_000)

    await vi.waitFor(async () => {
      const html = await (await visit('/en/nowhere/here')).text()
      for (const text of ['Oops', 'Back to home', 'Nothing here']) expect(html).toContain(text)
    }, hanging)
  })
})

describe('chooseLocale', () => {
  const offered = { locales: ['nl', 'en', 'de'] as const, fallback: 'en' as const }

  it.each([
    ['en;q=0.1, de;q=0.9', 'en'],
    ['fr, de', 'de'],
    ['DE-at', 'de'],
    ['den, deu', 'en'],
    ['fr', 'en'],
    ['', 'nl'],
  ])('uses the languages of %j in order: %s', (header, expected) => {
    expect(chooseLocale(undefined, header, { ...offered, locales: [...offered.locales] })).toBe(expected)
  })

  it('offers only the configured languages', () => {
    const settings = { locales: ['nl' as const, 'de' as const], fallback: 'nl' as const }

    expect(chooseLocale('en', 'en, de', settings)).toBe('de')
    expect(chooseLocale(undefined, 'en', settings)).toBe('nl')
  })
})

function withoutNonces(html: string): string {
  return html.replace(/ nonce="[^"]*"/g, '')
}
