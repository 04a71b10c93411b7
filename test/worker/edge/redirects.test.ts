import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetRedirects } from '../../../worker/edge/redirects.ts'
import { moved, putRule } from '../support/moved.ts'
import { visit } from '../support/visit.ts'

describe('a moved address', () => {
  it('leads to its new address and keeps the query', async () => {
    await moved('/oud', { to: '/ecommerce' })

    const response = await visit('/oud?utm_source=brief&utm_medium=mail')

    expect(response.status).toBe(301)
    expect(response.headers.get('location')).toBe('/ecommerce?utm_source=brief&utm_medium=mail')
  })

  it('leaves the query behind where the rule says so', async () => {
    await moved('/zonder-query', { to: '/ecommerce', keepQuery: false })

    const response = await visit('/zonder-query?utm_source=brief')

    expect(response.headers.get('location')).toBe('/ecommerce')
  })

  it('lets the query of the target win over that of the visit', async () => {
    await moved('/eigen-query', { to: '/ecommerce?page=2#lijst' })

    const response = await visit('/eigen-query?page=9&utm_source=brief')

    expect(response.headers.get('location')).toBe('/ecommerce?page=2&utm_source=brief#lijst')
  })

  it('keeps every value of a key that the visit repeats', async () => {
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

  it('is found whatever its case, and with a slash at its end', async () => {
    await moved('/hoofdletters', { to: '/logistiek' })

    const response = await visit('/HoofdLetters')

    expect(response.headers.get('location')).toBe('/logistiek')
    expect((await visit('/hoofdletters/')).headers.get('location')).toBe('/hoofdletters')
  })

  it('is found when it is written with accents', async () => {
    await moved('/café', { to: '/tags-overzicht/c' })

    const response = await visit('/caf%C3%A9')

    expect(response.headers.get('location')).toBe('/tags-overzicht/c')
  })

  it('may lead to accents, which travel encoded', async () => {
    await moved('/naar-accent', { to: '/news/tag/zoë' })

    const response = await visit('/naar-accent')

    expect(response.headers.get('location')).toBe('/news/tag/zo%C3%AB')
  })

  it('may lead to another site over https', async () => {
    await moved('/buiten', { to: 'https://example.org/archief' })

    const response = await visit('/buiten?id=7')

    expect(response.status).toBe(301)
    expect(response.headers.get('location')).toBe('https://example.org/archief?id=7')
  })

  it('is told to a browser that navigates by itself as data', async () => {
    await moved('/oud-payload', { to: '/ecommerce' })

    const response = await visit('/oud-payload/_payload.json?utm_source=brief')

    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ redirect: '/ecommerce?utm_source=brief' })
  })

  it('is found below its locale prefix only', async () => {
    await moved('/en/old', { to: '/en/ecommerce' })

    expect((await visit('/en/old')).headers.get('location')).toBe('/en/ecommerce')
    expect((await visit('/old')).status).toBe(404)
  })
})

describe('a redirect with an end', () => {
  const now = Date.parse('2026-11-22T12:00:00Z')
  const inAMinute = new Date(now + 60_000).toISOString()

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('leads on until then, and no longer where it is remembered', async () => {
    await moved('/tijdelijk', { to: '/ecommerce', status: 302, expiresAt: inAMinute })
    expect((await visit('/tijdelijk')).status).toBe(302)

    vi.setSystemTime(now + 59_000)
    expect((await visit('/tijdelijk')).status).toBe(302)
    // The isolate read the rule a second ago, and KV goes on giving it.
    vi.setSystemTime(now + 60_000)

    expect((await visit('/tijdelijk')).status).toBe(404)
    expect((await visit('/tijdelijk/_payload.json')).status).toBe(404)
    expect(await (await visit('/api/redirect?path=/tijdelijk')).json()).toEqual({ data: null })
  })

  it('is not remembered by browsers beyond it', async () => {
    await moved('/bijna-voorbij', { to: '/ecommerce', expiresAt: inAMinute })

    expect((await visit('/bijna-voorbij')).headers.get('cache-control')).toBe('public, max-age=60')
  })

  it('makes no circle once it has expired', async () => {
    await moved('/rond', { to: '/en-terug' })
    await moved('/en-terug', { to: '/rond', expiresAt: new Date(now).toISOString() })

    expect((await visit('/rond')).headers.get('location')).toBe('/en-terug')
    expect((await visit('/en-terug')).status).toBe(404)
  })

  it('is passed by where its end is no instant', async () => {
    await moved('/onleesbaar', { to: '/ecommerce', expiresAt: 'morgen' })

    expect((await visit('/onleesbaar')).status).toBe(404)
  })
})

describe('a removed address', () => {
  it('answers 410 with a page that says so', async () => {
    await moved('/weg', { to: '', status: 410 })

    const response = await visit('/weg')

    expect(response.status).toBe(410)
    expect(response.headers.get('location')).toBeNull()
    expect(await response.text()).toContain('Deze pagina is verwijderd en komt niet terug.')
  })

  it('says so in the language of its prefix', async () => {
    await moved('/en/gone', { to: '', status: 410 })

    const response = await visit('/en/gone')

    expect(response.status).toBe(410)
    expect(await response.text()).toContain('<html lang="en"')
  })
})

describe('a rule that may not be followed', () => {
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
  ])('is refused when it is read: %j', async (to) => {
    await moved('/kwaad', { to })

    const response = await visit('/kwaad')

    expect(response.status).toBe(404)
    expect(response.headers.get('location')).toBeNull()
  })

  it('is refused when it leads back to itself', async () => {
    await moved('/rondje', { to: '/Rondje/?x=1' })

    const response = await visit('/rondje')

    expect(response.status).toBe(404)
  })

  it('is refused when it leads back by way of another', async () => {
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
  ])('is passed by when it is malformed: %s', async (text) => {
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
  it('tells the rule of a path', async () => {
    await moved('/gevraagd', { to: '/ecommerce', status: 302 })

    const response = await visit('/api/redirect?path=/gevraagd')

    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({
      data: { to: '/ecommerce', status: 302, keepQuery: true, expiresAt: null },
    })
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('tells that there is none', async () => {
    const response = await visit('/api/redirect?path=/nooit-verhuisd')

    expect(await response.json()).toEqual({ data: null })
  })

  it.each(['', 'ecommerce', 'https://example.org/', '/%25zz', '/%00', `/${'a'.repeat(3000)}`])(
    'refuses what is no path of this site: %j',
    async (path) => {
      const response = await visit(`/api/redirect?path=${path}`)

      expect(response.status).toBe(400)
      expect(await response.json()).toEqual({
        error: { status: 400, name: 'BadRequestError', message: 'BadRequestError', details: {} },
      })
    },
  )
})
