import { describe, expect, it } from 'vitest'
import { everyAddress } from '../support/addresses.ts'
import { demoEmployer, demoReader, demoSubscriber, signIn, tokenIn } from '../support/sign-in.ts'
import { claims, expiredToken, tokenOf, validToken } from '../support/tokens.ts'
import { visit, visitWith } from '../support/visit.ts'

function encode(value: object): string {
  return btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

const badTokens: [name: string, token: () => Promise<string> | string][] = [
  ['expired', expiredToken],
  ['signed with another secret', () => tokenOf(claims(), 'another-secret-that-is-long-enough-to-sign')],
  ['signed with HS512 and our secret', () => tokenOf(claims(), undefined, 'HS512')],
  ['signed with HS384 and our secret', () => tokenOf(claims(), undefined, 'HS384')],
  ['not signed, algorithm none', () => `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims())}.`],
  [
    'not signed, algorithm None with a signature',
    async () =>
      `${encode({ alg: 'None', typ: 'JWT' })}.${encode(claims())}.${(await validToken()).split('.')[2]}`,
  ],
  [
    'changed after it was signed',
    async () => {
      const [head, , signature] = (await validToken()).split('.')
      return `${head}.${encode({ ...claims(), id: 1 })}.${signature}`
    },
  ],
  ['without expiry', () => tokenOf({ id: 42, iat: claims().iat })],
  ['without a user', () => tokenOf({ iat: claims().iat, exp: claims().exp })],
  ['for a user that is no number', () => tokenOf({ ...claims(), id: '42' })],
  ['issued in the future', () => tokenOf({ ...claims(), iat: claims().exp })],
  ['of a user that the backend does not know', () => tokenOf({ ...claims(), id: 999_999 })],
  ['garbage', () => 'garbage'],
  ['three dots', () => '...'],
  ['of 6 kB', () => 'x'.repeat(6000)],
  ['percent-encoded garbage', () => '%E0%A4%A'],
]

describe('a signed-in visitor', () => {
  it("gets responses that mustn't be cached", async () => {
    const response = await visitWith({ cookie: await signIn() }, '/ecommerce')

    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.has('set-cookie')).toBe(false)
  })

  it('is named in the page, without the token', async () => {
    const cookie = await signIn()

    const page = await (await visitWith({ cookie }, '/contact')).text()
    const data = await (await visitWith({ cookie }, '/contact/_payload.json')).json<{ user: object }>()

    expect(page).toContain(`"email":"${demoReader.email}"`)
    expect(page).not.toContain(tokenIn(cookie))
    expect(data.user).toMatchObject({ firstName: 'Lotte', lastName: 'Lezer', tier: expect.any(String) })
    expect(JSON.stringify(data)).not.toContain(tokenIn(cookie))
  })

  it('leaves nothing for the next reader', async () => {
    const cookie = await signIn()
    for (let time = 0; time < 2; time++) await visitWith({ cookie }, '/logistiek')

    const anonymous = await visit('/logistiek')
    const page = await anonymous.text()

    expect(anonymous.headers.get('x-cache')).toBe('miss')
    expect(page).not.toContain(tokenIn(cookie))
    expect(page).not.toContain(demoReader.email)
    expect(page).not.toContain('"user":')
  })

  it('shares lists and articles with others of the same tier, which name nobody', async () => {
    await (await visit('/fulfilment')).text()

    const cookie = await signIn()
    const first = await visitWith({ cookie }, '/fulfilment')
    const again = await visitWith({ cookie: await signIn(demoEmployer) }, '/fulfilment')
    const page = await again.text()

    expect(await first.text()).toBe(page)
    expect(again.headers.get('x-cache')).toBe('hit')
    expect(again.headers.get('cache-control')).toBe('private, no-store')
    expect(page).toContain('"user":null')
    expect(
      (await visitWith({ cookie: await signIn(demoSubscriber) }, '/fulfilment')).headers.get('x-cache'),
    ).toBe('miss')
  })

  it('leaves nothing of itself in a cache entry at any address', async () => {
    const cookie = await signIn()
    for (const path of everyAddress) {
      const response = await visitWith({ cookie }, path)

      if (response.headers.has('x-cache')) {
        const text = await response.clone().text()
        expect(text, path).not.toContain(demoReader.email)
        expect(text, path).not.toContain('"saved":[')
      }
      if (response.status !== 301) expect(response.headers.get('cache-control'), path).toMatch(/no-store/)
    }
  })
})

describe('a bad token', () => {
  it.each(badTokens)('makes the visitor anonymous and is cleared: %s', async (_, make) => {
    const response = await visitWith({ cookie: `strapi_jwt=${await make()}` }, '/tags-overzicht')

    expect(response.status).toBe(200)
    expect(response.headers.get('set-cookie')).toMatch(
      /^strapi_jwt=; Path=\/; Max-Age=0; HttpOnly; SameSite=Lax/,
    )
    expect(response.headers.get('cache-control')).toBe('private, no-store')
  })

  it("doesn't leave its clearing in the cache", async () => {
    await (await visitWith({ cookie: 'strapi_jwt=garbage' }, '/tags-overzicht/z')).text()

    const next = await visit('/tags-overzicht/z')
    const afterThat = await visit('/tags-overzicht/z')

    expect(next.headers.has('set-cookie')).toBe(false)
    expect(afterThat.headers.has('set-cookie')).toBe(false)
  })

  it("doesn't break an error page", async () => {
    const response = await visitWith({ cookie: 'strapi_jwt=garbage' }, '/nergens/te/vinden')

    expect(response.status).toBe(404)
    expect(response.headers.get('set-cookie')).toMatch(/^strapi_jwt=;/)
  })
})

it('ignores an empty cookie', async () => {
  const response = await visitWith({ cookie: 'strapi_jwt=' }, '/tags-overzicht')

  expect(response.status).toBe(200)
  expect(response.headers.has('set-cookie')).toBe(false)
})
