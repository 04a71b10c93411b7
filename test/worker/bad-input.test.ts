import { exports } from 'cloudflare:workers'
import { afterEach, describe, expect, it } from 'vitest'
import { locales } from '../../client/content/locale.ts'
import { withLocale } from '../../client/href.ts'
import { translatorFor } from '../../worker/i18n/translator.ts'
import { everyRoute } from './support/addresses.ts'
import { backendAnswers, backendIsWell } from './support/backend.ts'
import { databaseIsDown } from './support/database.ts'
import { siteUrl, visit } from './support/visit.ts'

/** Unexpected values of a path segment. */
const odd = [
  '%00',
  '%zz',
  '%c0%ae',
  '%0d%0aset-cookie:a=b',
  '..%2f..%2f',
  '%5c%5cevil.example',
  '%2f%2fevil.example',
  "'%20OR%201=1--",
  '%3Cscript%3E',
  '%F0%9F%98%80',
  '-1',
  '1e999',
  '__proto__',
  'constructor',
  'a'.repeat(3000),
]

const languagesOfFailures = locales.flatMap((locale) => [
  { locale, path: withLocale(locale, '/%zz'), method: 'GET', status: 400 },
  { locale, path: withLocale(locale, '/nergens/hier'), method: 'GET', status: 404 },
  { locale, path: withLocale(locale, '/ecommerce'), method: 'DELETE', status: 405 },
  { locale, path: `${withLocale(locale, '/a')}${'a'.repeat(9000)}`, method: 'GET', status: 414 },
])

/** Neither backend nor replica answers. */
async function everythingIsDown(): Promise<void> {
  await backendAnswers(
    500,
    '{"error":{"status":500,"name":"InternalServerError","message":"select * from secret"}}',
  )
  databaseIsDown('no such table: secret')
}

afterEach(backendIsWell)

describe.each(odd.map((text, index) => ({ text, index, what: text.slice(0, 30) })))(
  '$what in an address',
  ({ text, index }) => {
    // As data, which the same routes and loaders answer: to render a page takes far longer.
    it('is refused in any place', async () => {
      for (const { path } of everyRoute)
        for (const odd of withOdd(path, text)) await expectRefused(`${odd}/_payload.json`)
      for (const path of [`/en/${text}`, `/${text}/ecommerce`, `/${text}`])
        await expectRefused(`${path}/_payload.json`)
    })

    // Each route with some of them.
    it('is refused as a page, without a redirect', async () => {
      const some = everyRoute.filter((_, at) => at % odd.length === index)
      for (const path of [
        ...some.flatMap(({ path }) => withOdd(path, text)),
        `/en/${text}`,
        `/${text}/ecommerce`,
      ])
        await expectRefused(path)
      for (const path of ['/ecommerce', '/news/tag/last-mile', '/tags-overzicht', '/'])
        await expectRefused(`${path}?page=${text}`, /ecommerce|news/.test(path) ? 400 : 200)
    })
  },
)

/** The address with a value in the place of its last segment, and below it. */
function withOdd(path: string, text: string): string[] {
  return [`${path === '/' ? '' : path}/${text}`, path.replace(/[^/]+$/, text)]
}

async function expectRefused(path: string, atLeast = 200): Promise<void> {
  const response = await visit(path)

  expect(response.status, path).toBeGreaterThanOrEqual(atLeast)
  expect(response.status, path).toBeLessThan(500)
  const location = response.headers.get('location')
  if (location) expect(location, path).toMatch(/^\/(?![/\\])/)
  expect(response.headers.get('set-cookie'), path).toBeNull()
  expect(response.headers.get('content-security-policy'), path).toContain("default-src 'none'")
  const answer = await response.text()
  if (path.endsWith('/_payload.json') && answer.startsWith('{"redirect"'))
    expect(answer, path).toMatch(/^\{"redirect":"\/(?![/\\])/)
}

describe('a failure', () => {
  it.each(languagesOfFailures)(
    'is explained in the language of the address: $status in $locale',
    async ({ path, method, status, locale }) => {
      const response = await visit(path, { method, headers: { 'accept-language': 'fr', origin: siteUrl } })

      expect(response.status).toBe(status)
      expect(response.headers.get('content-language')).toBe(locale)
      const t = await translatorFor(locale, {})
      const html = await response.text()
      expect(html).toContain(`<html lang="${locale}"`)
      expect(html).toContain(t(status === 404 ? 'not-found.title' : 'error.title'))
      expect(html).toContain(`href="${withLocale(locale, '/')}"`)
    },
  )

  it('of ours shows a request id, but nothing of its cause', async () => {
    await everythingIsDown()

    const response = await visit('/news/tag/nooit-gelezen', { headers: { 'cf-ray': 'abc123-AMS<script>' } })

    expect(response.status).toBe(503)
    const html = await response.text()
    expect(html).toContain('Er is iets fout gegaan')
    expect(html).toContain('Kenmerk: abc123-AMSscript')
    expect(html).not.toMatch(/secret|no such table|Error:|at \w+ \(|worker\//)
  })

  it('of ours reveals as little in data', async () => {
    await everythingIsDown()

    const response = await visit('/news/tag/nooit-gelezen/_payload.json')

    expect(response.status).toBe(503)
    const text = await response.text()
    expect(JSON.parse(text)).toMatchObject({ route: 'error', status: 503 })
    expect(text).not.toMatch(/secret|no such table|stack/)
  })

  it.each([
    ['GET', '/api/nothing', 404, 'NotFoundError'],
    ['GET', '/api/redirect', 400, 'BadRequestError'],
    ['POST', '/api/hooks/strapi', 403, 'ForbiddenError'],
    ['GET', '/builds/meta/other.json', 404, 'NotFoundError'],
    ['GET', '/media/none.webp', 404, 'NotFoundError'],
    ['GET', '/api/%zz', 400, 'BadRequestError'],
  ])('of the API has one shape: %s %s', async (method, path, status, name) => {
    const response = await visit(path, { method })

    expect(response.status).toBe(status)
    expect(response.headers.get('content-type')).toMatch(/^application\/json/)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toEqual({
      error: { status, name, message: expect.any(String), details: {} },
    })
  })
})

describe('another host name', () => {
  it.each([
    '/',
    '/en',
    '/ecommerce/',
    '/nl/ecommerce',
    '/news/102/oude-kop',
    '/nergens/hier',
    '/%zz',
    '//evil.example/',
  ])("isn't part of any response: %s", async (path) => {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'accept-language': 'en' }

    const response = await exports.default.fetch(
      new Request(`http://evil.example${path}`, { headers, redirect: 'manual' }),
    )

    expect(response.status).toBeLessThan(500)
    if (!path.includes('evil')) expect(JSON.stringify([...response.headers])).not.toContain('evil.example')
    expect(response.headers.get('location') ?? '/').toMatch(/^\/(?![/\\])/)
    expect(await response.text()).not.toContain('//evil.example')
  })
})
