import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createApp } from '../../../worker/app.ts'
import { backendDoes, backendIsDown, backendIsWell } from '../support/backend.ts'
import { inSequence, withinOneMinute } from '../support/limits.ts'
import { newClient, signIn } from '../support/sign-in.ts'
import { siteUrl, visit } from '../support/visit.ts'

const app = createApp()
const withProvider = { ...env, SIGN_IN_PROVIDERS: 'oidc' }

function connect(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return ask(`/api/connect/${path}`, headers)
}

async function ask(path: string, headers: Record<string, string> = {}): Promise<Response> {
  const context = createExecutionContext()
  const request = new Request(`${siteUrl}${path}`, {
    headers: { 'cf-connecting-ip': newClient(), ...headers },
  })
  const response = await app.fetch(request, withProvider, context)
  await waitOnExecutionContext(context)
  return response
}

/** Plays the backend's part of the sign-in, which needs a provider. */
function backendLeadsTo(location: string, cookies: string[] = []) {
  const headers = new Headers({ location })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response('', { status: 302, headers }))
}

afterEach(async () => {
  vi.restoreAllMocks()
  await backendIsWell()
})

describe('the redirect to a provider', () => {
  it('starts on our own origin, with only the cookies of the visit', async () => {
    const asked = backendLeadsTo('https://provider.example/authorize?state=1', [
      'koa.sess=eyJ4Ijoi; path=/; expires=Sun, 22 Nov 2026 09:00:00 GMT; httponly',
      'koa.sess.sig=abc_-; path=/; httponly',
      'strapi_jwt=evil; path=/',
    ])
    const cookie = 'strapi_jwt=secret; koa.sess=old=; other=1'

    const response = await connect('oidc?naar=/en/jobs', { cookie, 'x-forwarded-for': '192.0.2.1' })

    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe('https://provider.example/authorize?state=1')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    const kept = response.headers.getSetCookie().filter((one) => !/Max-Age=0/.test(one))
    expect(kept).toEqual([
      'koa.sess=eyJ4Ijoi; Path=/; Max-Age=600; HttpOnly; SameSite=Lax',
      'koa.sess.sig=abc_-; Path=/; Max-Age=600; HttpOnly; SameSite=Lax',
      'schakel_naar=%2Fen%2Fjobs; Path=/; Max-Age=600; HttpOnly; SameSite=Lax',
    ])
    const [url, init] = asked.mock.calls.find(([to]) => String(to).includes('/connect/')) ?? []
    expect(String(url)).toMatch(/\/api\/connect\/oidc$/)
    const sent = new Headers(init?.headers)
    expect(sent.get('cookie')).toBe('koa.sess=old=')
    expect(sent.get('x-forwarded-for')).toMatch(/^198\.51\./)
  })

  it('returns to this site with its query', async () => {
    const asked = backendLeadsTo(`${siteUrl}/auth/connect?provider=oidc&access_token=x`)

    const response = await connect('oidc/callback?code=1&state=2')

    expect(response.headers.get('location')).toBe(`${siteUrl}/auth/connect?provider=oidc&access_token=x`)
    expect(String(asked.mock.calls[0]?.[0])).toMatch(/\/api\/connect\/oidc\/callback\?code=1&state=2$/)
  })

  it.each(['https://evil.example/auth/connect', 'javascript:alert(1)', '/relative', ''])(
    'returns to no other address: %s',
    async (location) => {
      backendLeadsTo(location)

      expect((await connect('oidc/callback?code=1')).status).toBe(503)
    },
  )

  it("doesn't store a return path to another site", async () => {
    backendLeadsTo('https://provider.example/')

    const response = await connect('oidc?naar=//evil.example')

    expect(response.headers.getSetCookie().join()).not.toContain('schakel_naar')
  })

  it.each(['other', 'local', 'oidc%2F..%2F..%2Fadmin', 'OIDC', 'constructor'])(
    'exists only for enabled providers: %s',
    async (name) => {
      const asked = backendLeadsTo('https://provider.example/')

      expect((await connect(name)).status).toBe(404)
      expect(asked).not.toHaveBeenCalled()
    },
  )

  it.each(['other', 'other/callback?code=1'])('shows an error page for other providers: %s', async (path) => {
    const page = await connect(path, { accept: 'text/html,*/*;q=0.8', cookie: 'schakel_naar=%2Fen%2Fjobs' })
    const data = await connect(path, { accept: 'application/json' })

    expect(page.status).toBe(404)
    expect(page.headers.get('content-type')).toMatch('text/html')
    expect(await page.text()).toContain('<html lang="en"')
    expect(data.status).toBe(404)
    expect(data.headers.get('content-type')).toMatch('application/json')
  })

  it('is rate limited per client', async () => {
    backendLeadsTo('https://provider.example/')
    const client = { 'cf-connecting-ip': newClient() }

    const answers = await withinOneMinute(() => inSequence(11, () => connect('oidc', client)))

    const response = answers.at(-1)
    expect(answers.slice(0, 10).map(({ status }) => status)).not.toContain(429)
    expect(response?.status).toBe(429)
    expect(response?.headers.get('retry-after')).toBe('60')
  })

  it('explains a provider that the backend lacks, in the language of the return path', async () => {
    const response = await connect('oidc?naar=/de/jobs')

    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe('/de/auth/connect?error=provider_disabled')
  })

  it('returns in the language of the return path', async () => {
    backendLeadsTo(`${siteUrl}/auth/connect?error=access_denied`)

    const response = await connect('oidc/callback?error=access_denied', {
      cookie: 'schakel_naar=%2Fen%2Fjobs',
    })

    expect(response.headers.get('location')).toBe(`${siteUrl}/en/auth/connect?error=access_denied`)
  })
})

it('no provider is enabled unless the configuration names it', async () => {
  expect((await visit('/api/connect/oidc')).status).toBe(404)
})

describe('a return without success', () => {
  const refusal = JSON.stringify({
    error: { status: 400, name: 'ApplicationError', message: 'Invalid token' },
  })
  const tooOften = JSON.stringify({ error: { status: 429, name: 'RateLimitError', message: 'Too many' } })
  const back = '/auth/connect?provider=oidc&access_token=old'
  const takenAway = /strapi_jwt=; Path=\/; Max-Age=0/

  it('ends the previous session, like the start of every sign-in', async () => {
    const cookie = await signIn()
    await backendDoes([{ holding: '/auth/oidc', behaviour: { does: 'answer', status: 400, body: refusal } }])

    const response = await ask(back, { cookie: `${cookie}; koa.sess=visit` })

    expect(response.status).toBe(200)
    expect(response.headers.getSetCookie().join()).toMatch(takenAway)
  })

  it("signs nobody out who wasn't at a provider", async () => {
    const cookie = await signIn()
    await backendDoes([{ holding: '/auth/oidc', behaviour: { does: 'answer', status: 400, body: refusal } }])

    const response = await ask(back, { cookie })

    expect(response.headers.getSetCookie().join()).not.toMatch(takenAway)
  })

  it('says when to retry, and keeps the session, while the backend is down', async () => {
    const cookie = await signIn()
    await backendIsDown()

    const response = await ask(back, { cookie: `${cookie}; koa.sess=visit` })

    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('30')
    expect(response.headers.getSetCookie().join()).not.toMatch(takenAway)
  })

  it('reports too many attempts', async () => {
    await backendDoes([{ holding: '/auth/oidc', behaviour: { does: 'answer', status: 429, body: tooOften } }])

    const response = await ask(back)

    expect(response.status).toBe(429)
    expect(await response.text()).toContain('Dit is te vaak geprobeerd.')
  })
})

describe('the return address for providers', () => {
  it("isn't a failed sign-in if nobody came from a provider", async () => {
    const response = await ask('/auth/connect')

    expect(response.status).toBe(200)
    expect(await response.text()).toContain('Hier valt niets af te ronden')
  })
})
