import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../../worker/app.ts'
import { limitingBackend } from '../worker/support/backend.ts'
import { demoEmployer, demoReader } from '../worker/support/sign-in.ts'
import { siteUrl } from '../worker/support/visit.ts'

// Every test uses new addresses, since the limits last for a minute.
let strapiUrl = ''
beforeAll(async () => {
  const { url, stop } = await limitingBackend()
  strapiUrl = url
  return stop
}, 180_000)

/** A request from the worker to the backend: a header has the visitor's address. */
interface Sent {
  method?: string
  path: string
  body?: unknown
  token?: string
  headers?: Record<string, string>
}

function send(client: string, { method = 'POST', path, body, token, headers = {} }: Sent): Promise<Response> {
  return fetch(`${strapiUrl}/api${path}`, {
    method,
    headers: {
      'x-forwarded-for': client,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    body: body === undefined ? null : JSON.stringify(body),
  })
}

/** Ten attempts, the maximum per minute. @returns The status of each. */
async function tenTimes(client: string, sent: Sent): Promise<number[]> {
  const statuses: number[] = []
  for (let time = 0; time < 10; time++) statuses.push((await send(client, sent)).status)
  return statuses
}

const guess = { path: '/auth/local', body: { identifier: 'niemand@proef.example', password: 'geraden-2026' } }

describe('password guesses', () => {
  it('are refused from the eleventh in a minute, even the right one, without affecting other clients', async () => {
    const client = newAddress()

    const ten = await tenTimes(client, guess)
    const right = { identifier: demoReader.email, password: demoReader.password }
    const refused = await send(client, { path: '/auth/local', body: right })

    expect(ten).toEqual(Array(10).fill(400))
    expect(refused.status).toBe(429)
    expect(await refused.json()).toMatchObject({ error: { status: 429, name: 'RateLimitError' } })
    expect((await send(newAddress(), { path: '/auth/local', body: right })).status).toBe(200)
  })

  it.each<{ by: string; headers?: Record<string, string>; body?: object; path?: string }>([
    { by: 'another e-mail address in the body', body: { ...guess.body, email: 'ander@proef.example' } },
    { by: 'another account', body: { ...guess.body, identifier: demoEmployer.email } },
    { by: 'an id in the body', body: { ...guess.body, id: 7, userId: 7 } },
    { by: 'other headers', headers: { 'x-real-ip': '192.0.2.9', forwarded: 'for=192.0.2.9' } },
    { by: 'headers of proxies', headers: { 'x-client-ip': '192.0.2.9', 'cf-connecting-ip': '192.0.2.9' } },
    { by: 'another spelling of the path', path: '/auth/local/' },
    { by: 'a query', path: '/auth/local?email=ander@proef.example' },
  ])("can't get around the limit by $by", async ({ by: _, ...changed }) => {
    const client = newAddress()
    await tenTimes(client, guess)

    expect((await send(client, { ...guess, ...changed })).status).toBe(429)
  })

  it('are counted by the first forwarded address, whatever follows it', async () => {
    const client = newAddress()
    await tenTimes(client, guess)

    const refused = await send(`${client}, ${newAddress()}`, guess)

    expect(refused.status).toBe(429)
  })
})

const code = 'nooit-verstuurd'
const ofWorker = env.CMS_TOKEN

describe.each<Sent & { name: string; status: number }>([
  {
    name: 'codes that activate an account',
    path: '/auth/activate',
    body: { code, password: 'kraan-op-de-kade', passwordConfirmation: 'kraan-op-de-kade' },
    status: 400,
  },
  {
    name: 'codes that confirm another address',
    path: '/auth/confirm-email-change',
    body: { code, password: 'kraan-op-de-kade' },
    status: 400,
  },
  {
    name: 'codes that invite',
    method: 'GET',
    path: `/invitations/by-token?token=${code}`,
    token: ofWorker,
    status: 200,
  },
])('$name', ({ name: _, status, ...sent }) => {
  it('are refused from the eleventh of one client in a minute, with the time to wait', async () => {
    const client = newAddress()

    const ten = await tenTimes(client, sent)
    const refused = await send(client, sent)

    expect(ten).toEqual(Array(10).fill(status))
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toSatisfy((seconds) => seconds > 0 && seconds <= 60)
    expect((await send(newAddress(), sent)).status).toBe(status)
  })

  it("can't get around the limit by a body or headers", async () => {
    const client = newAddress()
    await tenTimes(client, sent)
    const changed = sent.method === 'GET' ? {} : { body: { ...Object(sent.body), email: 'a@proef.example' } }

    const refused = await send(client, { ...sent, ...changed, headers: { 'x-real-ip': '192.0.2.9' } })

    expect(refused.status).toBe(429)
  })
})

describe.each(['/auth/forgot-password', '/auth/send-email-confirmation', '/auth/local/register'])(
  '%s',
  (path) => {
    // A refused registration is fast, and counted like any other.
    const ask = (client: string) =>
      send(client, { path, body: { email: `${crypto.randomUUID()}@proef.example` } })

    it('lets one client write to ten people a minute, and another to others', async () => {
      const client = newAddress()

      const statuses: number[] = []
      for (let time = 0; time < 11; time++) statuses.push((await ask(client)).status)

      expect(statuses.slice(0, 10)).not.toContain(429)
      expect(statuses.at(-1)).toBe(429)
      expect((await ask(newAddress())).status).not.toBe(429)
    })
  },
)

describe('the current password in an account change', () => {
  it('can be guessed ten times a minute, from any address, without locking out others', async () => {
    const [token, other] = [await tokenOf(demoReader), await tokenOf(demoEmployer)]
    const attempt = { path: '/users/me/delete', body: { password: 'niet-mijn-wachtwoord' } }
    const client = newAddress()

    const ten: number[] = []
    for (let time = 0; time < 10; time++) ten.push((await send(newAddress(), { ...attempt, token })).status)
    await send(client, { ...attempt, token: other })
    const refused = await send(client, { ...attempt, token })

    expect(ten).toEqual(Array(10).fill(400))
    expect(refused.status).toBe(429)
    expect((await send(client, { ...attempt, token: other })).status).toBe(400)
  })
})

async function tokenOf({ email, password }: typeof demoReader): Promise<string> {
  const response = await send(newAddress(), { path: '/auth/local', body: { identifier: email, password } })
  return (await response.json<{ jwt: string }>()).jwt
}

describe("a client that has reached the backend's limit", () => {
  const app = createApp()

  /** Submits a form to a site whose backend limits attempts. */
  async function submit(
    path: string,
    fields: Record<string, string>,
    headers: Record<string, string>,
  ): Promise<Response> {
    const context = createExecutionContext()
    const request = new Request(`${siteUrl}${path}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { origin: siteUrl, ...headers },
      redirect: 'manual',
    })
    const response = await app.fetch(request, { ...env, CMS_URL: strapiUrl }, context)
    await waitOnExecutionContext(context)
    return response
  }

  const signIn = { form: 'sign-in', ...demoReader }
  const pretences = {
    'x-forwarded-for': '192.0.2.1',
    'x-real-ip': '192.0.2.1',
    'true-client-ip': '192.0.2.1',
  }

  it("is told so by the site, whose own limit isn't reached, and can sign in from another address", async () => {
    const client = newAddress()
    await tenTimes(client, guess)

    const headers = { 'cf-connecting-ip': client, ...pretences }
    const byScript = await submit('/inloggen', signIn, { ...headers, accept: 'application/json' })
    const page = await submit('/inloggen', signIn, { ...headers, accept: 'text/html' })
    const elsewhere = await submit('/inloggen', signIn, { 'cf-connecting-ip': newAddress() })

    expect(byScript.status).toBe(429)
    expect(byScript.headers.get('retry-after')).toBe('60')
    expect(byScript.headers.get('cache-control')).toBe('private, no-store')
    expect(await byScript.json()).toMatchObject({ isDone: false, notice: { key: 'form.too-many' } })
    expect(page.status).toBe(429)
    expect(page.headers.get('retry-after')).toBe('60')
    expect(await page.text()).toContain('Dit is te vaak geprobeerd.')
    expect(elsewhere.status).toBe(303)
  })

  it('is told so in the same words as for the site’s own limit', async () => {
    const client = newAddress()
    const password = 'kraan-op-de-kade'
    const fields = { password, passwordConfirmation: password }
    await tenTimes(client, { path: '/auth/activate', body: { code, ...fields } })

    const headers = { 'cf-connecting-ip': client, ...pretences, accept: 'application/json' }
    const response = await submit(
      `/account-activeren?code=${code}`,
      { form: 'activate', terms: 'on', ...fields },
      headers,
    )

    expect(response.status).toBe(429)
    expect(response.headers.get('retry-after')).toBe('60')
    expect(await response.json()).toMatchObject({ isDone: false, notice: { key: 'form.too-many' } })
  })
})

/** An address that no limit has seen. */
function newAddress(): string {
  const [one = 0, other = 0, third = 0] = crypto.getRandomValues(new Uint8Array(3))
  return `10.${one}.${other}.${third}`
}
