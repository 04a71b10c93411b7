import { decodeJwt, jwtVerify } from 'jose'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { FirebaseSignIn } from '../../../client/firebase/firebase-sign-in.ts'
import { inSequence, withinOneMinute } from '../support/limits.ts'
import { demoEmployer, newClient, signIn } from '../support/sign-in.ts'
import { siteUrl, visit } from '../support/visit.ts'
import { type ConfiguredSite, configuredSite } from './support/configured.ts'

let site: ConfiguredSite
let cookie: string

beforeAll(async () => {
  ;[site, cookie] = await Promise.all([configuredSite(), signIn()])
})

function asks(headers: Record<string, string> = {}): RequestInit {
  return { method: 'POST', headers: { origin: siteUrl, cookie, 'cf-connecting-ip': newClient(), ...headers } }
}

async function minted(headers: Record<string, string> = {}): Promise<FirebaseSignIn> {
  const response = await site.ask('/api/firebase/token', asks(headers))
  expect(response.status).toBe(200)
  return response.json()
}

describe('the token for signing in to Firebase', () => {
  it('is signed by the service account, for Firebase only', async () => {
    const { token } = await minted()

    const { payload, protectedHeader } = await jwtVerify(token, site.publicKey, {
      algorithms: ['RS256'],
      issuer: site.clientEmail,
      subject: site.clientEmail,
      audience: 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit',
    })
    expect(protectedHeader).toEqual({ alg: 'RS256', typ: 'JWT' })
    expect(Object.keys(payload).sort()).toEqual(['aud', 'claims', 'exp', 'iat', 'iss', 'sub', 'uid'])
  })

  it('identifies the reader and contains the claims that rules need', async () => {
    const me = await (await visit('/api/users/me', { headers: { cookie } })).json<{
      id: number
      tier: string
    }>()

    expect(decodeJwt((await minted()).token)).toMatchObject({
      uid: `u${me.id}`,
      claims: { tier: me.tier, partner: null },
    })
  })

  it('names the company that the reader represents', async () => {
    const { token } = await minted({ cookie: await signIn(demoEmployer) })

    expect(decodeJwt<{ claims: object }>(token).claims).toMatchObject({
      partner: expect.stringMatching(/^[a-z0-9]{24}$/),
    })
  })

  it('is valid for five minutes', async () => {
    const before = Math.floor(Date.now() / 1000)

    const { token, expiresAt } = await minted()

    const { iat = 0, exp = 0 } = decodeJwt(token)
    expect(iat).toBeGreaterThanOrEqual(before)
    expect(exp - iat).toBe(300)
    expect(exp).toBe(expiresAt)
  })

  it("comes with the project's names, and without secrets", async () => {
    const response = await site.ask('/api/firebase/token', asks())

    const text = await response.clone().text()
    expect(await response.json()).toMatchObject({
      options: {
        projectId: 'demo-schakel',
        apiKey: 'demo-key',
        appId: '1:1:web:1',
        storageBucket: 'demo-schakel.firebasestorage.app',
      },
    })
    expect(text).not.toContain('PRIVATE KEY')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
  })

  it("isn't given to anonymous visitors", async () => {
    for (const none of ['', 'strapi_jwt=garbage'])
      expect((await site.ask('/api/firebase/token', asks({ cookie: none }))).status).toBe(401)
  })

  it("isn't given to pages of other sites, or through a link", async () => {
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
    ]
    for (const headers of foreign)
      expect((await site.ask('/api/firebase/token', asks(headers))).status).toBe(403)
    expect((await site.ask('/api/firebase/token', { headers: { cookie } })).status).toBe(404)
  })

  it('is limited to thirty a minute per reader, from any address', async () => {
    const own = await signIn(demoEmployer)

    const answers = await withinOneMinute(() =>
      inSequence(31, () => site.ask('/api/firebase/token', asks({ cookie: own }))),
    )

    expect(answers.map(({ status }) => status)).toEqual([...Array(30).fill(200), 429])
    expect(answers.at(-1)?.headers.get('retry-after')).toBe('60')
  })

  it("doesn't exist on a site without Firebase", async () => {
    expect((await visit('/api/firebase/token', asks())).status).toBe(404)
  })
})

describe('pages', () => {
  it("may connect to Firebase's services only if it is configured", async () => {
    const configured = await site.ask('/contact')
    const plain = await visit('/contact')

    expect(connections(plain)).toEqual(["'self'"])
    expect(connections(configured)).toEqual([
      "'self'",
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
      'https://firestore.googleapis.com',
      'https://firebasestorage.googleapis.com',
      'http://127.0.0.1:9',
    ])
  })

  it('mark live lists as such', async () => {
    const [configured, plain] = await Promise.all([
      site.ask('/contact/_payload.json'),
      visit('/contact/_payload.json'),
    ])

    expect(await configured.json()).toMatchObject({ site: { isLive: true } })
    expect(await plain.text()).not.toContain('isLive')
  })
})

describe('the configuration of Firebase', () => {
  it.each<Record<string, string>>([
    { FIREBASE_SERVICE_ACCOUNT: '' },
    { FIREBASE_SERVICE_ACCOUNT: '{}' },
    { FIREBASE_SERVICE_ACCOUNT: 'no json' },
    { FIREBASE_API_KEY: '' },
    { FIREBASE_APP_ID: '' },
    { FIREBASE_PROJECT_ID: 'No Project' },
    { FIREBASE_AUTH_EMULATOR: 'localhost' },
  ])('is ignored if it is invalid, and the site works: %j', async (wrong) => {
    vi.spyOn(console, 'error').mockReturnValue()
    const half = await configuredSite(wrong)

    const home = await half.ask('/')

    expect(home.status).toBe(200)
    expect(connections(home)).toEqual(["'self'"])
    expect(
      (await half.ask('/api/firebase/token', { method: 'POST', headers: { origin: siteUrl } })).status,
    ).toBe(404)
  })
})

function connections(response: Response): string[] {
  const policy = response.headers.get('content-security-policy') ?? ''
  const directive = policy.split('; ').find((part) => part.startsWith('connect-src '))
  return directive?.split(' ').slice(1) ?? []
}
