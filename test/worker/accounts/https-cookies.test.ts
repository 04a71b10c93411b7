import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { createApp } from '../../../worker/app.ts'
import { demoReader, newClient } from '../support/sign-in.ts'
import { expiredToken, validToken } from '../support/tokens.ts'

const siteUrl = 'https://schakel.example'

/** The bindings of a site on https. */
const secureEnv: Env = Object.assign({}, env, { SITE_URL: siteUrl })
const app = createApp()

const token = /^__Host-strapi_jwt=([\w-]+\.[\w-]+\.[\w-]+)$/
const tokenAway = '__Host-strapi_jwt=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure'
const hintAway = 'schakel_account=; Path=/; Max-Age=0; SameSite=Lax; Secure'

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const context = createExecutionContext()
  const response = await app.fetch(
    new Request(`${siteUrl}${path}`, { redirect: 'manual', ...init }),
    secureEnv,
    context,
  )
  await waitOnExecutionContext(context)
  return response
}

function send(
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Response> {
  return ask(path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { origin: siteUrl, 'cf-connecting-ip': newClient(), ...headers },
  })
}

function signIn(headers: Record<string, string> = {}): Promise<Response> {
  return send('/inloggen', { form: 'sign-in', ...demoReader }, headers)
}

/** The cookie header for requests after a response. */
function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ')
}

/** A cookie's attributes by lower-case name; empty if they have no value. */
function attributesOf(line = ''): { pair: string; attributes: Record<string, string> } {
  const [pair = '', ...rest] = line.split('; ')
  const attributes = rest
    .map((part) => part.split('='))
    .map(([name = '', value = '']) => [name.toLowerCase(), value])
  return { pair, attributes: Object.fromEntries(attributes) }
}

describe('over https', () => {
  it("the token's cookie has a name that no other host and no plain connection can set", async () => {
    const response = await signIn()

    expect(response.status).toBe(303)
    const [kept, hint, ...others] = response.headers.getSetCookie().map(attributesOf)
    expect(kept?.pair).toMatch(token)
    // `Path=/`, `Secure` and no `Domain`: browsers refuse the prefix otherwise.
    expect(kept?.attributes).toEqual({
      path: '/',
      'max-age': expect.stringMatching(/^259\d{4}$/),
      httponly: '',
      samesite: 'Lax',
      secure: '',
    })
    expect(hint?.pair).toMatch(/^schakel_account=[1-9]\d*$/)
    expect(hint?.attributes).toEqual({
      path: '/',
      'max-age': kept?.attributes['max-age'],
      samesite: 'Lax',
      secure: '',
    })
    expect(others).toEqual([])
  })

  it('the token is read only under that name', async () => {
    const cookie = cookiesOf(await signIn())

    const own = await ask('/api/users/me', { headers: { cookie } })
    const plain = await ask('/api/users/me', { headers: { cookie: cookie.replace('__Host-', '') } })

    expect(await own.json()).toMatchObject({ email: demoReader.email })
    expect(plain.status).toBe(401)
  })

  it('signing out clears both cookies', async () => {
    const cookie = cookiesOf(await signIn())

    const response = await send('/api/auth/logout', {}, { cookie })

    expect(response.status).toBe(204)
    expect(response.headers.getSetCookie()).toEqual([tokenAway, hintAway])
    expect((await ask('/api/users/me', { headers: { cookie } })).status).toBe(401)
  })

  it.each([
    ['ended by itself', expiredToken],
    ['is forged', async () => `${await validToken()}x`],
  ])('a token that %s is cleared', async (_, make) => {
    const response = await ask('/tags-overzicht', {
      headers: { cookie: `__Host-strapi_jwt=${await make()}` },
    })

    expect(response.status).toBe(200)
    expect(response.headers.getSetCookie()).toEqual([tokenAway, hintAway])
  })

  it('all cookies of the worker are Secure', async () => {
    const cookie = [
      'koa.sess=x',
      'koa.sess.sig=x',
      'schakel_naar=%2Fjobs',
      'schakel_bewaren=content%2F1',
    ].join('; ')

    const lines = (await signIn({ cookie })).headers.getSetCookie()

    expect(lines.length).toBeGreaterThan(4)
    for (const line of lines)
      expect(attributesOf(line).attributes, line).toMatchObject({ secure: '', samesite: 'Lax' })
  })

  it("a form of the plain http site counts as another site's", async () => {
    const response = await signIn({ origin: 'http://schakel.example' })

    expect(response.status).toBe(403)
    expect(response.headers.has('set-cookie')).toBe(false)
  })
})

it("over http the prefixed name isn't used", async () => {
  const response = await app.fetch(
    new Request(`${env.SITE_URL}/api/users/me`, {
      headers: { cookie: `__Host-strapi_jwt=${await validToken()}` },
    }),
    env,
    createExecutionContext(),
  )

  expect(response.status).toBe(401)
})
