import { env, exports } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { entries } from '../../../worker/cache/entries.ts'
import { policyOrigins } from '../../../worker/edge/policy-origins.ts'
import { contentPolicy } from '../../../worker/edge/security-headers.ts'
import { configOf } from '../../../worker/env.ts'
import { breaker } from '../../../worker/strapi/breaker.ts'
import { backendAnswers, backendIsWell } from '../support/backend.ts'
import { somethingIsPublished, visitCached } from '../support/cached-visits.ts'
import { databaseIsDown } from '../support/database.ts'
import { listOfTwoPages } from '../support/long-list.ts'
import { addressOfArticle } from '../support/open-pages.ts'
import { siteUrl, visit, visitWith } from '../support/visit.ts'

const minute = 60_000
const day = 24 * 60 * minute

function cacheStatusOf(response: Response): string | null {
  return response.headers.get('x-cache')
}

function laterBy(milliseconds: number): void {
  vi.setSystemTime(Date.now() + milliseconds)
}

/** Neither backend nor replica answers; cached content may still be used. */
async function everythingIsDown(): Promise<void> {
  await backendAnswers(500, '{}')
  databaseIsDown()
}

// No cache entry of an earlier test is used.
beforeEach(() => {
  somethingIsPublished()
  // Failures of a test with a future clock must not count now.
  breaker.endPause()
})
afterEach(async () => {
  vi.useRealTimers()
  await backendIsWell()
})

describe('a page', () => {
  it('is rendered for the first reader and cached for the next', async () => {
    const first = await visit('/ecommerce')
    expect(cacheStatusOf(first)).toBe('miss')
    const made = await first.text()

    const second = await visitCached('/ecommerce')

    expect(second.status).toBe(200)
    expect(second.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    expect(second.headers.get('content-type')).toBe(first.headers.get('content-type'))
    expect(second.headers.get('content-language')).toBe('nl')
    expect(await second.text()).toBe(made)
  })

  it('has a separate entry per page of a list', async () => {
    const list = await listOfTwoPages()
    const first = await (await visitCached(list)).text()

    const second = await visit(`${list}?page=2`)

    expect(second.status).toBe(200)
    expect(cacheStatusOf(second)).toBe('miss')
    expect(await second.text()).not.toBe(first)
    expect(await (await visitCached(list)).text()).toBe(first)
  })

  it('has a separate entry per language', async () => {
    await visitCached('/ecommerce')

    const english = await visit('/en/ecommerce')

    expect(cacheStatusOf(english)).toBe('miss')
    expect(await english.text()).toContain('<html lang="en"')
  })

  it('has a separate entry for its data', async () => {
    await visitCached('/ecommerce')

    const data = await visit('/ecommerce/_payload.json')
    expect(cacheStatusOf(data)).toBe('miss')
    expect(await data.json()).toMatchObject({ route: 'ecommerce' })

    const cachedData = await visitCached('/ecommerce/_payload.json')
    expect(cachedData.headers.get('content-type')).toMatch(/^application\/json/)
    expect((await visitCached('/ecommerce')).headers.get('content-type')).toMatch(/^text\/html/)
  })

  it('is revalidated after a publication', async () => {
    await visitCached('/ecommerce')

    somethingIsPublished()

    expect(cacheStatusOf(await visit('/ecommerce'))).toBe('miss')
  })
})

describe("a request's own data", () => {
  it.each([
    '?utm_source=evil.example',
    '?PAGE=2',
    '?page[]=2',
    '?_method=DELETE',
    '?__proto__=1',
    '?',
    '?evil.example=%3Cscript%3E',
  ])('in its query changes nothing for others: %s', async (query) => {
    const plain = await (await visitCached('/logistiek')).text()
    expect(cacheStatusOf(await visit(`/logistiek${query}`))).toBe('hit')
    somethingIsPublished()

    await (await visit(`/logistiek${query}`)).text()

    expect(await (await visitCached('/logistiek')).text()).toBe(plain)
  })

  it('in its query changes nothing in the data of others', async () => {
    const plain = await (await visitCached('/logistiek/_payload.json')).text()
    somethingIsPublished()

    await (await visit('/logistiek/_payload.json?utm_source=evil.example')).text()

    expect(await (await visitCached('/logistiek/_payload.json')).text()).toBe(plain)
  })

  it("other than the page number doesn't split the list's entries", async () => {
    const list = await listOfTwoPages()
    await visitCached(`${list}?page=2`)

    expect(cacheStatusOf(await visit(`${list}?utm_source=brief&page=2`))).toBe('hit')
  })

  it.each<[string, Record<string, string>]>([
    ['X-Forwarded-Host', { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' }],
    ['Forwarded', { forwarded: 'host=evil.example;proto=http' }],
    ['Host', { host: 'evil.example' }],
    ['X-Original-URL', { 'x-original-url': '/fulfilment', 'x-rewrite-url': '/fulfilment' }],
    ['X-HTTP-Method-Override', { 'x-http-method-override': 'DELETE', 'x-method-override': 'POST' }],
    ['Accept-Language', { 'accept-language': 'de' }],
    ['Accept', { accept: 'application/json' }],
    ['Cookie', { cookie: 'i18n_redirected=en; theme=dark; other=evil.example' }],
    ['Authorization', { authorization: 'Bearer evil.example' }],
    ['Range', { range: 'bytes=0-10' }],
    ['If-None-Match', { 'if-none-match': '*' }],
    ['User-Agent', { 'user-agent': 'Googlebot/2.1 evil.example' }],
  ])('in its headers changes nothing for others: %s', async (_, headers) => {
    const plain = await (await visitCached('/logistiek')).text()
    expect(cacheStatusOf(await visitWith(headers, '/logistiek'))).toBe('hit')
    somethingIsPublished()

    const first = await visitWith(headers, '/logistiek')

    expect(first.status).toBe(200)
    await first.text()
    expect(await (await visitCached('/logistiek')).text()).toBe(plain)
  })

  it('as another host name changes nothing for others', async () => {
    const plain = await (await visitCached('/logistiek')).text()
    somethingIsPublished()

    await (await exports.default.fetch(new Request('http://evil.example/logistiek'))).text()

    expect(await (await visitCached('/logistiek')).text()).toBe(plain)
  })

  it("as its campaign isn't passed to the next reader of a moved article", async () => {
    const path = await addressOfArticle(105)
    const old = '/news/105/oude-kop'
    for (const campaign of ['?utm_source=een', '?utm_source=twee', ''])
      for (let time = 0; time < 3; time++) {
        const response = await visit(`${old}${campaign}`)

        expect(response.status).toBe(301)
        expect(response.headers.get('location')).toBe(`${path}${campaign}`)
        await scheduler.wait(20)
      }
  })

  it("as its campaign isn't passed to the next reader of a moved article in its data", async () => {
    const path = await addressOfArticle(106)
    for (const campaign of ['?utm_source=een', '?utm_source=twee', ''])
      for (let time = 0; time < 3; time++) {
        const response = await visit(`/news/106/oude-kop/_payload.json${campaign}`)

        expect(await response.json()).toEqual({ redirect: `${path}${campaign}` })
        await scheduler.wait(20)
      }
  })

  it("isn't shown to the next reader of a missing page", async () => {
    await (await visit('/bestaat-niet?bel-nu-0900-evil')).text()
    await scheduler.wait(50)

    const next = await visit('/bestaat-niet')

    expect(next.status).toBe(404)
    expect(await next.text()).not.toContain('0900-evil')
  })
})

describe('an older page', () => {
  it('is used immediately and revalidated after the response', async () => {
    const fresh = await visitCached('/fulfilment')
    laterBy(6 * minute)

    const stale = await visit('/fulfilment')

    expect(cacheStatusOf(stale)).toBe('stale')
    expect(stale.headers.get('etag')).toBe(fresh.headers.get('etag'))
    expect(await stale.text()).toBe(await fresh.text())
    const revalidated = await visitCached('/fulfilment')
    expect(revalidated.headers.get('etag')).not.toBe(fresh.headers.get('etag'))
  })

  it('is revalidated once for concurrent readers', async () => {
    await visitCached('/fulfilment')
    laterBy(6 * minute)
    const put = vi.spyOn(entries, 'put')

    const readers = await Promise.all(Array.from({ length: 5 }, () => visit('/fulfilment')))
    await visitCached('/fulfilment')

    expect(readers.map(cacheStatusOf)).toContain('stale')
    expect(readers.map(cacheStatusOf)).not.toContain('miss')
    expect(put.mock.calls.filter(([key]) => key.startsWith('page/'))).toHaveLength(1)
  })

  it("isn't used after a day", async () => {
    await visitCached('/fulfilment')
    laterBy(day + 6 * minute)

    expect(cacheStatusOf(await visit('/fulfilment'))).toBe('miss')
  })

  it('is used instead of a failure', async () => {
    const made = 'gemaakt toen alles er was'
    await entries.put('page/test-build/anonymous-3/news/tag/nooit-gelezen', {
      status: 200,
      headers: [['content-type', 'text/html; charset=utf-8']],
      body: new TextEncoder().encode(made),
      storedAt: Date.now() - 3 * day,
      seq: -1,
      keys: [],
      isTransient: false,
    })
    await everythingIsDown()

    const response = await visit('/news/tag/nooit-gelezen')

    expect(response.status).toBe(200)
    expect(cacheStatusOf(response)).toBe('stale-if-error')
    expect(await response.text()).toBe(made)
  })
})

describe('never cached', () => {
  it('is a failure', async () => {
    await everythingIsDown()
    for (let time = 0; time < 2; time++) {
      const failed = await visit('/news/tag/marktplaatsen')
      expect(failed.status).toBe(503)
      expect(failed.headers.get('cache-control')).toBe('no-store')
      expect(cacheStatusOf(failed)).toBeNull()
    }
    vi.restoreAllMocks()
    await backendIsWell()

    const response = await visit('/news/tag/marktplaatsen')

    expect(cacheStatusOf(response)).toBe('miss')
    expect(response.status).toBe(200)
  })

  it('is a missing page for longer than half a minute', async () => {
    await vi.waitFor(
      async () => {
        // Calls of an earlier test that are cancelled only now would open the circuit breaker.
        breaker.endPause()
        expect(cacheStatusOf(await visit('/news/tag/nergens'))).toBe('hit')
      },
      { timeout: 120_000, interval: 50 },
    )
    laterBy(31_000)

    const response = await visit('/news/tag/nergens')

    expect(response.status).toBe(404)
    expect(cacheStatusOf(response)).toBe('miss')
  })

  it('is a missing page while the backend is down', async () => {
    await backendAnswers(500, '{}')

    for (let time = 0; time < 2; time++) {
      const response = await visit('/news/tag/misschien-later')
      expect(response.status).toBe(404)
      expect(cacheStatusOf(response)).toBeNull()
    }
  })

  it('is an address that matches no route', async () => {
    for (let time = 0; time < 2; time++) expect(cacheStatusOf(await visit('/nergens/te/vinden'))).toBeNull()
  })
})

describe('a reader who has the page already', () => {
  it('gets 304, without the page', async () => {
    const etag = (await visitCached('/tags-overzicht')).headers.get('etag') ?? ''

    const response = await visitWith({ 'if-none-match': etag }, '/tags-overzicht')

    expect(response.status).toBe(304)
    expect(await response.text()).toBe('')
    expect(response.headers.get('etag')).toBe(etag)
    expect(response.headers.get('content-security-policy')).toBe(
      await contentPolicy(undefined, policyOrigins(configOf(env))),
    )
  })

  it('gets the page when it has changed', async () => {
    const etag = (await visitCached('/tags-overzicht')).headers.get('etag') ?? ''
    somethingIsPublished()
    await visitCached('/tags-overzicht')

    const response = await visitWith({ 'if-none-match': etag }, '/tags-overzicht')

    expect(response.status).toBe(200)
    expect(await response.text()).toContain('<html')
  })
})

describe('HEAD', () => {
  it('answers like GET, without the page', async () => {
    const get = await visitCached('/tags-overzicht')

    const head = await visit('/tags-overzicht', { method: 'HEAD' })

    expect(head.status).toBe(200)
    expect(cacheStatusOf(head)).toBe('hit')
    expect(head.headers.get('etag')).toBe(get.headers.get('etag'))
    expect(await head.text()).toBe('')
  })

  it("doesn't leave an empty page for the next reader", async () => {
    const head = await visit('/tags-overzicht/m', { method: 'HEAD' })
    expect(cacheStatusOf(head)).toBe('miss')
    expect(await head.text()).toBe('')

    const html = await (await visitCached('/tags-overzicht/m')).text()

    expect(html).toMatch(/<\/html>$/)
  })
})

describe('a cached document', () => {
  it('is complete, without late parts', async () => {
    const html = await (await visitCached(await addressOfArticle(107))).text()

    expect(html).not.toMatch(/<template|<!--\$\?-->|aria-busy/)
    expect(html).toContain(`<link rel="canonical" href="${siteUrl}/news/107/`)
  })
})
