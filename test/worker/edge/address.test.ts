import { describe, expect, it } from 'vitest'
import { takeApart, tidyPath } from '../../../worker/edge/address.ts'
import { addressesWithoutPage, everyAddress } from '../support/addresses.ts'
import { expectSecure } from '../support/secure.ts'
import { siteUrl, visit } from '../support/visit.ts'

const hostilePaths = [
  '/%',
  '/%zz',
  '/%E0%A4%A',
  '/%c0%ae%c0%ae/etc/passwd',
  '/%ff',
  '/ecommerce%',
  '/%00',
  '/ecommerce%00.html',
  '/news/102%00/x',
  '/%0d%0aset-cookie:a=b',
  '/%7f',
  `/${'a'.repeat(10_000)}`,
  `/?${'q=1&'.repeat(3000)}`,
  `/${'a/'.repeat(1500)}`,
  `/${'%C3%A9'.repeat(600)}`,
  '/..%2f..%2fetc%2fpasswd',
  '/.env',
  '/.git/config',
  '/wp-login.php',
  '/admin',
  '/%2e%2e/%2e%2e/',
  '/\\evil.example',
  '/%5cevil.example',
  '//evil.example/..',
  '///evil.example//',
  '/%2f%2fevil.example',
  '/@evil.example',
  '/news/%2F/%2F',
  '/news/102/../../x',
  '/news/NaN/x',
  '/news/-1/x',
  '/news/1e9/x',
  '/news/99999999999999999999/x',
  '/news/0/x',
  '/news/1/x',
  '/news//',
  '/news/102',
  '/news/tag/%3Cscript%3E',
  '/news/tag/..',
  "/news/tag/'%20OR%201=1--",
  '/tags-overzicht/%25',
  '/tags-overzicht/%F0%9F%98%80',
  '/ecommerce?page=0',
  '/ecommerce?page=-1',
  '/ecommerce?page=1e9',
  '/ecommerce?page=999999999999999999999',
  '/ecommerce?page=x',
  '/ecommerce?page=',
  '/ecommerce?page=%00',
  '/ecommerce?page[]=1&page[$gt]=2',
  '/fr/ecommerce',
  '/_payload.json/_payload.json',
  '/ecommerce/_payload.json?page=abc',
  '/constructor',
  '/__proto__',
  '/toString/valueOf',
]

describe('an unexpected address', () => {
  it.each(hostilePaths.map((path) => [path.slice(0, 60), path]))(
    'gets a clear answer: %s',
    async (_, path) => {
      const response = await visit(path)

      expect(response.status).toBeGreaterThanOrEqual(200)
      expect(response.status).toBeLessThan(500)
      expectSecure(response, path)
      const location = response.headers.get('location')
      if (location) expect(location).toMatch(/^\/(?![/\\])/)
    },
  )

  it.each([
    ['/%zz', 400, 'nl'],
    ['/en/%zz', 400, 'en'],
    ['/de/%00', 400, 'de'],
    [`/de/${'a'.repeat(10_000)}`, 414, 'de'],
    [`/${'a'.repeat(10_000)}`, 414, 'nl'],
    ['/en/news/abc/x', 404, 'en'],
    ['/nergens/te/vinden', 404, 'nl'],
    ['/health-en-veiligheid', 404, 'nl'],
  ])('gets a page in the language of its prefix: %.20s is a %i in %s', async (path, status, language) => {
    const response = await visit(path)

    expect(response.status).toBe(status)
    expect(response.headers.get('content-type')).toMatch(/^text\/html/)
    expect(response.headers.get('content-language')).toBe(language)
    const html = await response.text()
    expect(html).toContain(`<html lang="${language}"`)
    expect(html).toMatch(/<meta name="robots" content="noindex/)
  })

  it.each([
    ['//evil.example', '/evil.example'],
    ['///evil.example//', '/evil.example'],
    ['/ecommerce/', '/ecommerce'],
    ['/ecommerce///?page=2', '/ecommerce?page=2'],
    ['//', '/'],
    ['/nl//evil.example', '/evil.example'],
    ['/en//evil.example', '/en/evil.example'],
  ])('is never redirected to another host when normalised: %s redirects to %s', async (asked, tidy) => {
    let location = asked
    for (let step = 0; step < 3 && location !== tidy; step++) {
      const response = await visit(location)
      expect(response.status).toBe(301)
      location = response.headers.get('location') ?? ''
      expect(location).toMatch(/^\/(?![/\\])/)
    }

    expect(location).toBe(tidy)
  })
})

describe('an unsupported method', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'PURGE', 'SEARCH'])(
    'is refused with the supported methods: %s',
    async (method) => {
      const response = await visit('/ecommerce', { method, headers: { origin: siteUrl } })

      expect(response.status).toBe(405)
      expect(response.headers.get('allow')).toBe('GET, HEAD')
      expect(response.headers.get('cache-control')).toBe('no-store')
      expectSecure(response, method)
    },
  )

  it.each(['POST', 'PUT', 'DELETE', 'PROPFIND'])('never breaks an address: %s', async (method) => {
    for (const path of everyAddress) {
      const response = await visit(path, {
        method,
        headers: { origin: siteUrl, 'content-type': 'application/json' },
        body: '{"',
      })

      expect(response.status, path).toBeGreaterThanOrEqual(300)
      expect(response.status, path).toBeLessThan(500)
    }
  })

  it("isn't taken from a header or the query", async () => {
    const response = await visit('/ecommerce?_method=DELETE', {
      headers: { 'x-http-method-override': 'DELETE' },
    })

    expect(response.status).toBe(200)
  })
})

describe('unusual headers', () => {
  it.each<[string, Record<string, string>]>([
    ['a cookie of 30 kB', { cookie: `a=${'x'.repeat(30_000)}` }],
    [
      'ten thousand cookies',
      { cookie: Array.from({ length: 3000 }, (_, index) => `c${index}=1`).join('; ') },
    ],
    ['a broken cookie', { cookie: '=;;;=a; %%%=%%%; strapi_jwt' }],
    ['a long language', { 'accept-language': 'nl,'.repeat(5000) }],
    ['a foreign host', { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' }],
    ['another address', { 'x-original-url': '/account', 'x-rewrite-url': '/account' }],
    ['a range', { range: 'bytes=0-10' }],
    ['many ranges', { range: `bytes=${'0-1,'.repeat(1000)}0-1` }],
    ['a condition', { 'if-none-match': '*', 'if-modified-since': 'garbage', 'if-match': '"x"' }],
    ['a promise', { expect: '100-continue' }],
    ['an odd accept', { accept: 'x'.repeat(8000), 'accept-encoding': 'zip' }],
  ])('change nothing: %s', async (_, headers) => {
    const response = await visit('/tags-overzicht', { headers })

    expect(response.status).toBe(200)
    expect(await response.text()).not.toContain('evil.example')
    expectSecure(response, '/tags-overzicht')
  })
})

// Those with a public page are read in `test/worker/pages/head.test.ts`.
it('every address without a public page has the security headers', async () => {
  for (const path of addressesWithoutPage) expectSecure(await visit(path), path)
})

describe('takeApart', () => {
  it('separates language, path and data', () => {
    expect(takeApart(new URL('https://x.example/en/news/1/a/_payload.json?page=2'))).toMatchObject({
      fullPath: '/en/news/1/a',
      path: '/news/1/a',
      locale: 'en',
      isPayload: true,
    })
    expect(takeApart(new URL('https://x.example/_payload.json'))).toMatchObject({ fullPath: '/', path: '/' })
    expect(takeApart(new URL('https://x.example/de'))).toMatchObject({ path: '/', locale: 'de' })
    expect(takeApart(new URL('https://x.example/deutsch'))).toMatchObject({ path: '/deutsch', locale: 'nl' })
  })
})

describe('tidyPath', () => {
  it.each([
    ['/', '/'],
    ['//', '/'],
    ['/a/', '/a'],
    ['/nl', '/'],
    ['/NL/a', '/a'],
    ['/De/a/', '/de/a'],
    ['/dex', '/dex'],
    ['\\\\evil.example', '/evil.example'],
    ['/nl//evil.example', '/evil.example'],
    ['/nl/\\evil.example', '/evil.example'],
  ])('%s becomes %s', (path, tidy) => {
    expect(tidyPath(path)).toBe(tidy)
  })
})
