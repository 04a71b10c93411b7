import { env } from 'cloudflare:workers'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { hanging } from '../support/hanging.ts'
import { demoReader, sendForm, signIn } from '../support/sign-in.ts'
import { emptyBuffers, firefox, sessionOf, waiting } from '../support/statistics.ts'
import { siteUrl, visit } from '../support/visit.ts'

/** A link of the sample content that is active, and one that has ended. */
const active = 4
const ended = 6

const reader = { 'user-agent': firefox }

beforeEach(emptyBuffers)
afterAll(emptyBuffers)

/** The waiting events, after the background work of the responses. */
async function recorded(count: number) {
  return vi.waitFor(async () => {
    const events = await waiting()
    if (events.length < count) throw new Error(`${events.length} of ${count} events wait`)
    return events
  }, hanging)
}

/** Enough time for an event that must not come. */
async function nothing() {
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(await waiting()).toEqual([])
}

describe('a click on a short link', () => {
  it.each([
    [`/l/${active}`, 'l-id___nl', 'nl'],
    [`/en/l/${active}`, 'l-id___en', 'en'],
    [`/c?id=${active}`, 'c___nl', 'nl'],
    [`/l/${active}/_payload.json`, 'l-id___nl', 'nl'],
  ])('counts for the link: %s', async (path, routeName, language) => {
    const session = sessionOf()
    const headers = { ...reader, cookie: `session=${session}`, referer: `${siteUrl}/ecommerce` }

    expect((await visit(path, { headers })).status).toBeLessThan(400)

    const [event, ...others] = await recorded(1)
    expect(others).toEqual([])
    expect(event).toMatchObject({
      eventType: 'Marketing',
      entryId: `link/${active}`,
      routeName,
      language,
      device: 'desktop',
      referrerHost: null,
      session: expect.stringMatching(/^[0-9a-f]{32}$/),
    })
    expect(event?.url).not.toContain('_payload')
  })

  it('counts without a session, or with a forged one', async () => {
    await visit(`/l/${active}`, { headers: reader })
    await visit(`/l/${active}`, { headers: { ...reader, cookie: 'session=%00forged' } })

    expect((await recorded(2)).map(({ session }) => session)).toEqual([null, null])
  })

  it.each<[string, RequestInit]>([
    ['a bot', { headers: { 'user-agent': 'Googlebot/2.1' } }],
    ['a prefetch', { headers: { ...reader, 'sec-purpose': 'prefetch' } }],
    ['a preview of a mail program', { headers: { 'user-agent': 'Slackbot-LinkExpanding 1.0' } }],
    ['a look at its headers', { method: 'HEAD', headers: reader }],
  ])("doesn't count from %s", async (_, init) => {
    expect((await visit(`/l/${active}`, init)).status).toBe(302)

    await nothing()
  })

  it.each([`/l/${ended}`, '/l/999999', '/c', '/l/4%00'])(
    "doesn't count if the link redirects nowhere: %s",
    async (path) => {
      await visit(path, { headers: reader })

      await nothing()
    },
  )

  it.each(['/inloggen', '/en/registreren/_payload.json'])(
    "doesn't count if a page redirects a signed-in reader: %s",
    async (path) => {
      const cookie = await signIn(demoReader, reader)
      await recorded(1)
      await emptyBuffers()

      const response = await visit(path, { headers: { ...reader, cookie } })

      expect(response.headers.get('location') ?? (await response.text())).toContain('/account')
      await nothing()
    },
  )

  it('redirects while statistics are down', async () => {
    vi.spyOn(env.STATISTICS, 'getByName').mockImplementationOnce(() => {
      throw new Error('The object is away')
    })

    expect((await visit(`/l/${active}`, { headers: reader })).status).toBe(302)
  })
})

describe('a page opened from an email', () => {
  const path = '/logistiek?utm_source=brief&utm_medium=Email'

  it('counts as an email link, even if the page comes from a cache, and stores nothing of the reader', async () => {
    const headers = { ...reader, 'sec-fetch-dest': 'document', cookie: `session=${sessionOf()}` }

    await visit(path, { headers: reader })
    const second = await visit(path, { headers })

    expect(second.status).toBe(200)
    const events = await recorded(2)
    expect(events).toMatchObject([
      { eventType: 'Email link', routeName: 'logistiek___nl', source: 'brief', medium: 'email' },
      { eventType: 'Email link', routeName: 'logistiek___nl', source: 'brief', medium: 'email' },
    ])
    expect(second.headers.getSetCookie()).toEqual([])
  })

  it.each<[string, string, RequestInit]>([
    ['is loaded again', path, { headers: { ...reader, 'cache-control': 'max-age=0' } }],
    ['is loaded within the site', path.replace('?', '/_payload.json?'), { headers: reader }],
    ['is fetched by script', path, { headers: { ...reader, 'sec-fetch-dest': 'empty' } }],
    ['is read by a machine', path, { headers: { 'user-agent': 'Googlebot/2.1' } }],
    ['is only asked for its headers', path, { method: 'HEAD', headers: reader }],
    ['is not there', '/nergens/te/vinden?utm_medium=email', { headers: reader }],
    ['was found elsewhere', '/logistiek?utm_medium=cpc', { headers: reader }],
  ])("doesn't count if it %s", async (_, address, init) => {
    await visit(address, init)

    await nothing()
  })
})

describe('account events', () => {
  it('include sign-in and sign-out', async () => {
    const cookie = await signIn(demoReader, reader)
    expect(await recorded(1)).toMatchObject([
      { eventType: 'User sign in', routeName: 'inloggen___nl', url: '/inloggen' },
    ])
    await emptyBuffers()

    await visit('/api/auth/logout', { method: 'POST', headers: { ...reader, cookie, origin: siteUrl } })

    expect(await recorded(1)).toMatchObject([{ eventType: 'User sign out', url: null }])
  })

  it('include a failed sign-in, without anything that was typed', async () => {
    await sendForm('/inloggen', 'sign-in', { ...demoReader, password: 'not-the-password' }, reader)

    const events = await recorded(1)
    expect(events).toMatchObject([{ eventType: 'User auth fail' }])
    expect(JSON.stringify(events)).not.toMatch(/lezer|not-the-password/)
  })

  it('include a forgotten password', async () => {
    await sendForm('/wachtwoord-vergeten', 'forgot', { email: 'niemand@voorbeeld.example' }, reader)

    expect(await recorded(1)).toMatchObject([{ eventType: 'User forgot password' }])
  })

  it('include nothing if nobody returned from a provider', async () => {
    await visit('/auth/connect', { headers: reader })

    await nothing()
  })

  it('include nothing if the form is incomplete', async () => {
    await sendForm('/inloggen', 'sign-in', { email: 'geen adres', password: '' }, reader)

    await nothing()
  })
})
