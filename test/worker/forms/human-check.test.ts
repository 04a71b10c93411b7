import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keyField, proofField, stampField } from '../../../client/forms/engine-fields.ts'
import { createApp } from '../../../worker/app.ts'
import type { MadeToken, TurnstileTrouble } from '../../backend/turnstile-troubles.ts'
import { lane } from '../support/lane.ts'
import { forgetAttempts, inSequence, withinOneMinute } from '../support/limits.ts'
import { newClient, signIn } from '../support/sign-in.ts'
import { siteUrl, visit } from '../support/visit.ts'
import { key, stamp } from './support/example-page.ts'

const { url, siteKey, secret } = lane.turnstile
const keys = {
  TURNSTILE_SITE_KEY: siteKey,
  TURNSTILE_SECRET: secret,
  TURNSTILE_URL: url,
  // Other tests have the same cache, and a site without the check.
  PAGE_CACHE: 'off',
}
const app = createApp()

/** A request to a site that has the check. */
async function visitChecked(path: string, init: RequestInit = {}, variables = keys): Promise<Response> {
  const context = createExecutionContext()
  const request = new Request(`${siteUrl}${path}`, { redirect: 'manual', ...init })
  const response = await app.fetch(request, Object.assign({}, env, variables), context)
  await waitOnExecutionContext(context)
  return response
}

async function control<Answer>(path: string, method = 'GET', body?: unknown): Promise<Answer> {
  const response = await fetch(`${url}/control/${path}`, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return response.json<Answer>()
}

async function newProof(made: Partial<MadeToken> = {}): Promise<string> {
  const wanted = { hostname: 'localhost', action: 'contact', ...made }
  return (await control<{ token: string }>('tokens', 'POST', wanted)).token
}

const seen = () => control<{ asked: number; breaches: string[] }>('seen')
const troubled = (trouble: TurnstileTrouble | null) => control('trouble', 'PUT', trouble)

const message = () => ({
  department: 'technical',
  subject: 'De feed',
  message: `Getypt ${crypto.randomUUID()}`,
  name: 'Noor',
  email: `noor-${crypto.randomUUID()}@bedrijf.example`,
  phone: '',
  company: '',
})

/** Sends the contact form of that site. */
async function send(
  fields: Record<string, string> = {},
  headers: Record<string, string> = {},
  variables = keys,
): Promise<Response> {
  const body = new URLSearchParams({
    form: 'contact',
    [stampField]: await stamp(),
    ...message(),
    ...fields,
  })
  const from = { origin: siteUrl, 'cf-connecting-ip': newClient(), ...headers }
  return visitChecked('/contact', { method: 'POST', body, headers: from }, variables)
}

beforeEach(forgetAttempts)
afterEach(() => troubled(null))

describe('a form that brings a proof', () => {
  it('is sent, after one question by the protocol', async () => {
    const before = await seen()

    const response = await send({ [proofField]: await newProof() })

    expect(response.status).toBe(303)
    const { asked, breaches } = await seen()
    expect(asked).toBe(before.asked + 1)
    expect(breaches).toEqual([])
  })

  it.each([
    ['of another site', { hostname: 'elders.example' }],
    ['of another form', { action: 'newsletter-signup' }],
    ['that expired', { age: 301 }],
  ])('comes back with what was typed if it is one %s', async (_, made) => {
    const response = await send({ [proofField]: await newProof(made), message: 'Dit typte ik.' })

    expect(response.status).toBe(422)
    const page = await response.text()
    expect(page).toContain('form.human-refused')
    expect(page).toContain('Dit typte ik.')
  })

  it.each([
    ['nobody gave', '0.verzonnen'],
    ['is too long to be one', 'x'.repeat(3000)],
  ])('comes back if %s', async (_, proof) => {
    expect((await send({ [proofField]: proof })).status).toBe(422)
  })

  it('comes back if it was used before', async () => {
    const proof = await newProof()
    await send({ [proofField]: proof })

    expect((await send({ [proofField]: proof })).status).toBe(422)
  })

  it('has one outcome, however often it is sent', async () => {
    const sent = { ...message(), [keyField]: key() }
    const asScript = { accept: 'application/json' }
    const first = await send({ ...sent, [proofField]: await newProof() }, asScript)

    const again = await send({ ...sent, [proofField]: 'spent' }, asScript)

    expect(await again.json()).toEqual(await first.json())
    expect(again.status).toBe(200)
  })
})

describe('a form that nobody can check', () => {
  it.each(['cut', 'fail', 'internal-error'] as const)(
    'is sent while Cloudflare is away, which is logged: %s',
    async (trouble) => {
      const log = vi.spyOn(console, 'error').mockReturnValue()
      await troubled(trouble)

      expect((await send({ [proofField]: await newProof() })).status).toBe(303)
      expect(log.mock.calls.flat().join()).toContain('"where":"turnstile"')
    },
  )

  it('is sent if our secret is wrong', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const wrong = { ...keys, TURNSTILE_SECRET: '0x4AAAAAAAanother' }

    expect((await send({ [proofField]: await newProof() }, {}, wrong)).status).toBe(303)
  })

  it('is sent without script, but only so often a minute, whoever sends it', async () => {
    const answers = await withinOneMinute(() => inSequence(21, () => send()))

    expect(answers.slice(0, 20).every(({ status }) => status === 303)).toBe(true)
    const last = answers[20]
    expect([last?.status, last?.headers.get('retry-after')]).toEqual([429, '60'])
    expect(await last?.text()).toContain('form.human-unknown')
    // Others are not held up by it.
    expect((await send({ [proofField]: await newProof() })).status).toBe(303)
  })
})

it('asks nothing of who is signed in', async () => {
  const { asked } = await seen()

  const response = await send({ [proofField]: 'x' }, { cookie: await signIn() })

  expect(response.status).toBe(303)
  expect((await seen()).asked).toBe(asked)
})

describe('the frame of the check', () => {
  const address = '/api/human-check?form=contact&locale=nl&theme=dark'

  it('opens its policy to Cloudflare, which no other page does', async () => {
    const frame = await visitChecked(address)
    const page = await visitChecked('/contact')

    expect(frame.headers.get('content-security-policy')).toContain(`frame-src ${url};`)
    expect(frame.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
    expect(frame.headers.get('x-frame-options')).toBe('SAMEORIGIN')
    expect(frame.headers.get('cache-control')).toBe('no-store')
    expect(page.headers.get('content-security-policy')).toMatch(/; frame-src 'self'$/)
    expect(page.headers.get('content-security-policy')).not.toContain(url)
    expect(page.headers.get('x-frame-options')).toBe('DENY')
  })

  it.each([
    '/api/human-check?form=contact&locale=fr&theme=dark',
    '/api/human-check?form=%22%3E&locale=nl&theme=dark',
    '/api/human-check?form=contact&locale=nl&theme=x',
    '/api/human-check',
  ])('is not there for %s', async (path) => {
    expect((await visitChecked(path)).status).toBe(404)
  })

  it('is not there without the check, and pages have no frame', async () => {
    const page = await visit('/contact')

    expect((await visit(address)).status).toBe(404)
    expect(page.headers.get('content-security-policy')).not.toContain('frame-src')
    expect(await page.text()).not.toContain('checksHumans')
  })
})
