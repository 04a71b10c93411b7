import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetRedirects } from '../../../worker/edge/redirects.ts'
import { moved, putRule } from '../support/moved.ts'
import { visit } from '../support/visit.ts'

describe('a moved address', () => {
  it('redirects to its new address and keeps the query', async () => {
    await moved('/oud', { to: '/ecommerce' })

    const response = await visit('/oud?utm_source=brief&utm_medium=mail')

    expect(response.status).toBe(301)
    expect(response.headers.get('location')).toBe('/ecommerce?utm_source=brief&utm_medium=mail')
  })

  it('drops the query if the rule says so', async () => {
    await moved('/zonder-query', { to: '/ecommerce', keepQuery: false })

    const response = await visit('/zonder-query?utm_source=brief')

    expect(response.headers.get('location')).toBe('/ecommerce')
  })

  it("prefers the target's own query values", async () => {
    await moved('/eigen-query', { to: '/ecommerce?page=2#lijst' })

    const response = await visit('/eigen-query?page=9&utm_source=brief')

    expect(response.headers.get('location')).toBe('/ecommerce?page=2&utm_source=brief#lijst')
  })

  it('keeps every value of a repeated key', async () => {
    await moved('/herhaald', { to: '/ecommerce?page=2' })

    const response = await visit('/herhaald?tag=a&tag=b')

    expect(response.headers.get('location')).toBe('/ecommerce?page=2&tag=a&tag=b')
  })

  it.each([301, 302, 307, 308])('answers with the status of its rule: %i', async (status) => {
    await moved(`/status-${status}`, { to: '/logistiek', status })

    const response = await visit(`/status-${status}`)

    expect(response.status).toBe(status)
    expect(response.headers.get('location')).toBe('/logistiek')
  })

  it('is found in any case, and with a trailing slash', async () => {
    await moved('/hoofdletters', { to: '/logistiek' })

    const response = await visit('/HoofdLetters')

    expect(response.headers.get('location')).toBe('/logistiek')
    expect((await visit('/hoofdletters/')).headers.get('location')).toBe('/hoofdletters')
  })

  it('is found with accents', async () => {
    await moved('/café', { to: '/tags-overzicht/c' })

    const response = await visit('/caf%C3%A9')

    expect(response.headers.get('location')).toBe('/tags-overzicht/c')
  })

  it('may redirect to accents, which are encoded', async () => {
    await moved('/naar-accent', { to: '/news/tag/zoë' })

    const response = await visit('/naar-accent')

    expect(response.headers.get('location')).toBe('/news/tag/zo%C3%AB')
  })

  it('may redirect to another site over https', async () => {
    await moved('/buiten', { to: 'https://example.org/archief' })

    const response = await visit('/buiten?id=7')

    expect(response.status).toBe(301)
    expect(response.headers.get('location')).toBe('https://example.org/archief?id=7')
  })

  it('is returned as data for in-page navigation', async () => {
    await moved('/oud-payload', { to: '/ecommerce' })

    const response = await visit('/oud-payload/_payload.json?utm_source=brief')

    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ redirect: '/ecommerce?utm_source=brief' })
  })

  it('is found only below its locale prefix', async () => {
    await moved('/en/old', { to: '/en/ecommerce' })

    expect((await visit('/en/old')).headers.get('location')).toBe('/en/ecommerce')
    expect((await visit('/old')).status).toBe(404)
  })
})

describe('a redirect with an expiry date', () => {
  const now = Date.parse('2026-11-22T12:00:00Z')
  const inAMinute = new Date(now + 60_000).toISOString()

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('redirects until then, and no longer even if it is cached', async () => {
    await moved('/tijdelijk', { to: '/ecommerce', status: 302, expiresAt: inAMinute })
    expect((await visit('/tijdelijk')).status).toBe(302)

    vi.setSystemTime(now + 59_000)
    expect((await visit('/tijdelijk')).status).toBe(302)
    // The isolate read the rule a second ago, and KV still has it.
    vi.setSystemTime(now + 60_000)

    expect((await visit('/tijdelijk')).status).toBe(404)
    expect((await visit('/tijdelijk/_payload.json')).status).toBe(404)
    expect(await (await visit('/api/redirect?path=/tijdelijk')).json()).toEqual({ data: null })
  })

  it("isn't cached by browsers beyond it", async () => {
    await moved('/bijna-voorbij', { to: '/ecommerce', expiresAt: inAMinute })

    expect((await visit('/bijna-voorbij')).headers.get('cache-control')).toBe('public, max-age=60')
  })

  it('causes no loop once it has expired', async () => {
    await moved('/rond', { to: '/en-terug' })
    await moved('/en-terug', { to: '/rond', expiresAt: new Date(now).toISOString() })

    expect((await visit('/rond')).headers.get('location')).toBe('/en-terug')
    expect((await visit('/en-terug')).status).toBe(404)
  })

  it('is ignored if the date is invalid', async () => {
    await moved('/onleesbaar', { to: '/ecommerce', expiresAt: 'morgen' })

    expect((await visit('/onleesbaar')).status).toBe(404)
  })
})

describe('a removed address', () => {
  it('answers 410 with a page that explains it', async () => {
    await moved('/weg', { to: '', status: 410 })

    const response = await visit('/weg')

    expect(response.status).toBe(410)
    expect(response.headers.get('location')).toBeNull()
    expect(await response.text()).toContain('Deze pagina is verwijderd en komt niet terug.')
  })

  it('explains it in the language of its prefix', async () => {
    await moved('/en/gone', { to: '', status: 410 })

    const response = await visit('/en/gone')

    expect(response.status).toBe(410)
    expect(await response.text()).toContain('<html lang="en"')
  })
})

describe('an unsafe rule', () => {
  it.each([
    '//evil.example/x',
    '/\\evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://plain.example/',
    '/\t/evil.example',
    'ecommerce',
    '',
  ])('is refused on read: %j', async (to) => {
    await moved('/kwaad', { to })

    const response = await visit('/kwaad')

    expect(response.status).toBe(404)
    expect(response.headers.get('location')).toBeNull()
  })

  it('is refused if it redirects to itself', async () => {
    await moved('/rondje', { to: '/Rondje/?x=1' })

    const response = await visit('/rondje')

    expect(response.status).toBe(404)
  })

  it('is refused if it redirects back through another', async () => {
    await moved('/heen', { to: '/weer' })
    await moved('/weer', { to: '/heen' })

    expect((await visit('/heen')).status).toBe(404)
    expect((await visit('/weer')).status).toBe(404)
  })

  it.each([
    'not json',
    '"/ecommerce"',
    '{"to":"/ecommerce"}',
    '{"to":"/ecommerce","status":200,"keepQuery":true}',
  ])('is ignored if it is malformed: %s', async (text) => {
    await putRule('/tags-overzicht', text)

    const response = await visit('/tags-overzicht')

    expect(response.status).toBe(200)
  })
})

describe('without KV', () => {
  it('pages still answer', async () => {
    vi.spyOn(env.EDGE_KV, 'get').mockRejectedValue(new Error('KV is away'))
    forgetRedirects()

    const response = await visit('/tags-overzicht')

    expect(response.status).toBe(200)
    expect(env.EDGE_KV.get).toHaveBeenCalled()
  })
})

describe('GET /api/redirect', () => {
  it('returns the rule of a path', async () => {
    await moved('/gevraagd', { to: '/ecommerce', status: 302 })

    const response = await visit('/api/redirect?path=/gevraagd')

    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({
      data: { to: '/ecommerce', status: 302, keepQuery: true, expiresAt: null },
    })
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('returns null without a rule', async () => {
    const response = await visit('/api/redirect?path=/nooit-verhuisd')

    expect(await response.json()).toEqual({ data: null })
  })

  it.each(['', 'ecommerce', 'https://example.org/', '/%25zz', '/%00', `/${'a'.repeat(3000)}`])(
    'refuses anything but a path of this site: %j',
    async (path) => {
      const response = await visit(`/api/redirect?path=${path}`)

      expect(response.status).toBe(400)
      expect(await response.json()).toEqual({
        error: { status: 400, name: 'BadRequestError', message: 'BadRequestError', details: {} },
      })
    },
  )
})
