import { env } from 'cloudflare:workers'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { addSecurityHeaders, contentPolicy } from '../../../worker/edge/security-headers.ts'
import { backendAnswers, backendIsWell } from '../support/backend.ts'
import { visitCached } from '../support/cached-visits.ts'
import { databaseIsDown } from '../support/database.ts'
import { lane } from '../support/lane.ts'
import { moved } from '../support/moved.ts'
import { sendForm, signIn } from '../support/sign-in.ts'
import { siteUrl, visit } from '../support/visit.ts'

/** One response of every kind. */
const kinds: [kind: string, status: number, ask: () => Promise<Response>][] = [
  ['a document', 200, () => visit('/ecommerce')],
  ['a cached document', 200, () => visitCached('/ecommerce')],
  ['a document that a reader has already', 304, askAgain],
  ['a document without its body', 200, () => visit('/ecommerce', { method: 'HEAD' })],
  ['a document for somebody signed in', 200, askSignedIn],
  ['the data of a page', 200, () => visit('/ecommerce/_payload.json')],
  ['an untidy address', 301, () => visit('/ecommerce/')],
  ['a moved address', 301, () => visit('/oud-adres')],
  ['a moved article', 301, () => visit('/news/102/oude-kop')],
  ['another language', 302, () => visit('/', { headers: { 'accept-language': 'en' } })],
  ['a malformed address', 400, () => visit('/%zz')],
  ['a missing page', 404, () => visit('/nergens/te/vinden')],
  ['a missing page that is cached', 404, () => visitCached('/bestaat-niet')],
  ['the data of a missing page', 404, () => visit('/nergens/te/vinden/_payload.json')],
  ['another method', 405, () => visit('/ecommerce', { method: 'DELETE', headers: { origin: siteUrl } })],
  ['a removed address', 410, () => visit('/verwijderd')],
  ['what another site sends', 403, () => visit('/ecommerce', { method: 'POST' })],
  ['a form that is refused', 422, () => sendForm('/inloggen', 'sign-in', {})],
  ['a long address', 414, () => visit(`/${'a'.repeat(9000)}`)],
  ['a failure', 503, askWhileAllIsAway],
  ['an interface', 200, () => visit('/api/redirect?path=/ecommerce')],
  ['a refused message', 403, () => visit('/api/hooks/strapi', { method: 'POST', body: '{}' })],
  ['a missing interface', 404, () => visit('/api/nothing')],
  ['the health', 200, () => visit('/health')],
  ['the build', 200, () => visit('/builds/latest.json')],
  ['a missing file', 404, () => visit('/assets/gone.js')],
  ['a picture', 200, () => visit('/media/kinds.webp')],
  ['a missing picture', 404, () => visit('/media/gone.webp')],
]

async function askAgain(): Promise<Response> {
  const etag = (await visitCached('/ecommerce')).headers.get('etag') ?? ''
  return visit('/ecommerce', { headers: { 'if-none-match': etag } })
}

async function askSignedIn(): Promise<Response> {
  return visit('/ecommerce', { headers: { cookie: await signIn() } })
}

async function askWhileAllIsAway(): Promise<Response> {
  await backendAnswers(500, '{}')
  databaseIsDown()
  return visit('/news/tag/nooit-gelezen')
}

beforeAll(async () => {
  await env.MEDIA.put('kinds.webp', new Uint8Array([1]))
  await moved('/oud-adres', { to: '/ecommerce' })
  await moved('/verwijderd', { to: '', status: 410 })
})
afterEach(backendIsWell)

describe.each(kinds)('%s', (kind, status, ask) => {
  it(`answers ${status} with all security headers`, async () => {
    const response = await ask()

    expect(response.status).toBe(status)
    const headers = Object.fromEntries(response.headers)
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('geolocation=()'),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': kind === 'a picture' ? 'cross-origin' : 'same-origin',
      'x-frame-options': 'DENY',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    })
    // The browser's picture viewer uses inline styles; there is no script in it. Readers pay at a provider on this machine.
    const policy = headers['content-security-policy']
      ?.replace(kind === 'a picture' ? "style-src 'unsafe-inline'" : '', '')
      .replace(` ${lane.paymentUrl};`, ';')
    expect(policy).not.toMatch(/unsafe|\*|http:/)
    for (const name of ['server', 'x-powered-by', 'access-control-allow-origin'])
      expect(headers).not.toHaveProperty(name)
    await response.arrayBuffer()
  })
})

describe('the content security policy', () => {
  it('only lets a page load and run its own files, and never be framed', async () => {
    const policy = await contentPolicy()

    for (const rule of [
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ])
      expect(policy.split('; ')).toContain(rule)
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}='(;|$)/)
  })

  it('includes a nonce for a single response', async () => {
    const plain = await contentPolicy()

    expect(await contentPolicy('abc')).toContain("script-src 'self' 'nonce-abc' 'sha256-")
    expect(await contentPolicy()).toBe(plain)
  })
  it('opens to providers of payments that are configured, and to no others', async () => {
    const headers = new Headers()
    await addSecurityHeaders(headers, { connections: [], payments: ['https://pay.example'], frames: false })

    expect(headers.get('content-security-policy')).toContain("form-action 'self' https://pay.example;")
    expect(headers.get('permissions-policy')).toContain('payment=(self "https://pay.example")')
    expect(await contentPolicy()).not.toContain('pay.example')
  })
})
