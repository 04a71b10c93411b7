import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { forgetOldSessions } from '../../../worker/accounts/d1-sessions.ts'
import { backendHangs, backendIsDown, backendIsWell, callsOfBackend } from '../support/backend.ts'
import { lane } from '../support/lane.ts'
import { demoEmployer, demoReader, signIn, tokenIn } from '../support/sign-in.ts'
import { siteUrl, visit, visitWith } from '../support/visit.ts'

afterEach(async () => {
  await backendIsWell()
  // The circuit breaker pauses for a while after an outage.
  vi.setSystemTime(Date.now() + 120_000)
  await visitWith({ cookie: await signIn() }, '/ecommerce/_payload.json')
  vi.useRealTimers()
})

async function me(cookie: string): Promise<number> {
  return (await visitWith({ cookie }, '/api/users/me')).status
}

function signOut(cookie: string, headers: Record<string, string> = {}): Promise<Response> {
  return visit('/api/auth/logout', { method: 'POST', headers: { cookie, origin: siteUrl, ...headers } })
}

describe('signing out', () => {
  it("ends the token immediately and clears the browser's data", async () => {
    const cookie = await signIn()
    expect(await me(cookie)).toBe(200)

    const response = await signOut(cookie)

    expect(response.status).toBe(204)
    expect(response.headers.get('clear-site-data')).toBe('"cache", "storage"')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.getSetCookie()).toEqual([
      'strapi_jwt=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
      'schakel_account=; Path=/; Max-Age=0; SameSite=Lax',
    ])
    expect(await me(cookie)).toBe(401)
  })

  it.each([
    { from: '', to: '/' },
    { from: '/en/jobs?q=planner', to: '/en/jobs?q=planner' },
    { from: '/account', to: '/' },
    { from: '/de/inschrijvingen', to: '/de' },
    { from: '/wachtwoord-reset?code=een-code', to: '/' },
    { from: '//evil.example/news', to: '/' },
    { from: 'https://evil.example/', to: '/' },
  ])('redirects a reader from $from to $to', async ({ from, to }) => {
    const cookie = await signIn()

    const response = await visit(`/api/auth/logout?${new URLSearchParams({ naar: from })}`, {
      method: 'POST',
      headers: { cookie, origin: siteUrl, accept: 'text/html,*/*' },
    })

    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(to)
  })

  it('is refused for other sites', async () => {
    const cookie = await signIn()

    const response = await signOut(cookie, { origin: 'https://evil.example' })

    expect(response.status).toBe(403)
    expect(await me(cookie)).toBe(200)
  })

  it('allows signing in again in the same second', async () => {
    await signOut(await signIn())

    expect(await me(await signIn())).toBe(200)
  })

  it('does nothing for anonymous visitors', async () => {
    expect((await signOut('')).status).toBe(204)
  })

  it('ends one session of several', async () => {
    const [one, other] = [await signIn(), await signInLater()]

    await signOut(one)

    expect(await me(one)).toBe(401)
    expect(await me(other)).toBe(200)
  })
})

/** Tokens have a resolution of a second: two of the same second are equal. */
async function signInLater(): Promise<string> {
  await new Promise((done) => setTimeout(done, 1100))
  return signIn()
}

/** A token from another isolate. */
async function signInElsewhere(): Promise<string> {
  const { email, password } = demoReader
  const response = await fetch(`${lane.strapiUrl}/api/auth/local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ identifier: email, password }),
  })
  const { jwt } = await response.json<{ jwt: string }>()
  return `strapi_jwt=${jwt}`
}

describe('a session that ended elsewhere', () => {
  it('is refused within a minute, and its cookie cleared', async () => {
    const cookie = await signIn(demoEmployer)
    expect(await me(cookie)).toBe(200)
    await env.DB.prepare('UPDATE sessions SET ended_at = ?1 WHERE ended_at IS NULL').bind(Date.now()).run()

    vi.setSystemTime(Date.now() + 61_000)
    const response = await visitWith({ cookie }, '/ecommerce')

    expect(response.status).toBe(200)
    expect(response.headers.getSetCookie()[0]).toMatch(/^strapi_jwt=; Path=\/; Max-Age=0/)
    expect(await response.text()).not.toContain(demoEmployer.email)
  })
})

describe('concurrent requests of one reader', () => {
  it('cost the backend one call', async () => {
    const cookie = await signInLater()
    await backendIsWell()
    vi.setSystemTime(Date.now() + 61_000)

    await Promise.all(Array.from({ length: 5 }, () => visitWith({ cookie }, '/api/users/me')))
    await visitWith({ cookie }, '/api/users/me')

    const calls = (await callsOfBackend()).filter(({ path }) => path === '/api/users/me')
    expect(calls).toHaveLength(1)
  })
})

describe('while the backend is down', () => {
  it.each([
    ['refuses', backendIsDown],
    ['hangs', backendHangs],
  ])('signed-in readers can read: it %s', async (_, fails) => {
    const cookie = await signInLater()
    expect(await me(cookie)).toBe(200)
    await fails()
    vi.setSystemTime(Date.now() + 61_000)

    const response = await visitWith({ cookie }, '/colofon')

    expect(response.status).toBe(200)
    expect(response.headers.has('set-cookie')).toBe(false)
    expect(await response.text()).toContain(`"email":"${demoReader.email}"`)
  })

  it('a new sign-in is known immediately', async () => {
    const cookie = await signInLater()
    await backendIsDown()

    expect(await (await visitWith({ cookie }, '/colofon')).text()).toContain(demoReader.email)
  })

  it("a token that this isolate hasn't seen counts by its signature", async () => {
    const cookie = await signInElsewhere()
    await backendIsDown()

    const response = await visitWith({ cookie }, '/tags-overzicht')

    expect(response.headers.has('set-cookie')).toBe(false)
    expect(await response.text()).toContain('"user":null')
    expect(await me(cookie)).toBe(503)
  })

  it('refuses an ended session in another spelling of its token', async () => {
    const cookie = await signIn()
    await signOut(cookie)
    await backendIsDown()

    const token = tokenIn(cookie)
    // Two bits of the last character are ignored, so the next character gives the same signature.
    const next = String.fromCharCode(token.charCodeAt(token.length - 1) + 1)

    expect(await me(`strapi_jwt=${token.slice(0, -1)}${next}`)).toBe(401)
    expect(await me(`strapi_jwt=${token}=`)).toBe(401)
  })
})

it('deletes sessions of expired tokens', async () => {
  const token = tokenIn(await signInLater())
  expect(token).not.toBe('')

  vi.setSystemTime(Date.now() + 31 * 86_400_000)
  await forgetOldSessions(env.DB)
  vi.useRealTimers()

  const left = await env.DB.prepare('SELECT count(*) AS n FROM sessions').first<{ n: number }>()
  expect(left?.n).toBe(0)
})
