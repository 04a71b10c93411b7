import { env } from 'cloudflare:workers'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { inSequence, withinOneMinute } from '../support/limits.ts'
import { newClient } from '../support/sign-in.ts'
import { emptyBuffers, post, send, sessionOf, view, waiting } from '../support/statistics.ts'
import { siteUrl, visit } from '../support/visit.ts'

const dayMs = 86_400_000

beforeEach(emptyBuffers)
afterAll(emptyBuffers)

describe('an event from a page', () => {
  it('is stored when it is acknowledged, with only the intended fields', async () => {
    const at = Date.now() - 60_000
    const url = `${siteUrl}/en/news/110/some-slug?utm_source=Brief&utm_medium=email&utm_campaign=week-47&q=secret&code=123#deel`
    const event = view('', {
      eventType: 'View',
      at,
      url,
      referrer: 'https://www.zoeken.example/?q=persoonlijk',
    })

    const response = await send([event], sessionOf())

    expect(response.status).toBe(204)
    expect(await waiting()).toEqual([
      {
        eventId: event.id,
        eventType: 'View',
        url: '/en/news/110/some-slug?utm_source=Brief&utm_medium=email&utm_campaign=week-47',
        routeName: 'news-id-slug___en',
        entryId: 'content/110',
        session: expect.stringMatching(/^[0-9a-f]{32}$/),
        language: 'en',
        referrerHost: 'zoeken.example',
        device: 'desktop',
        country: null,
        source: 'brief',
        medium: 'email',
        campaign: 'week-47',
        at: new Date(at).toISOString(),
      },
    ])
  })

  it.each([
    ['/news/110/some-slug', 'pageview'],
    ['/en/jobs/vacature/5003/planner', 'pageview'],
    ['/l/4', 'pageview'],
    ['/c?id=4', 'PageView'],
    ['/health', 'pageview'],
  ])("isn't a page view on pages that are excluded from them: %s", async (path, eventType) => {
    const response = await send([view(path, { eventType }), view('/events/vakbeurs')], sessionOf())

    expect(response.status).toBe(204)
    expect((await waiting()).map(({ url }) => url)).toEqual(['/events/vakbeurs'])
  })

  it.each(['User sign up', 'User sign in', 'User sign out', 'user update password', 'Email link'])(
    "can't be of a type that only the worker observes: %s",
    async (eventType) => {
      expect((await send([view(), view('/', { eventType })], sessionOf())).status).toBe(400)
      expect(await waiting()).toEqual([])
    },
  )

  it('gets the current time if the clock runs hours ahead', async () => {
    const ahead = Date.now() + 3 * 3_600_000

    const response = await send([view('/', { at: ahead })], sessionOf(ahead))

    expect(response.status).toBe(204)
    const [{ at = '' } = {}] = await waiting()
    expect(Date.parse(at)).toBeLessThanOrEqual(Date.now())
  })

  it("may be the specification's installation event: without an id, a time or a session", async () => {
    const response = await post('{"data":{"events":[{"eventType":"Install"}]}}', {}, '/api/statistics/')

    expect(response.status).toBe(204)
    expect(await waiting()).toMatchObject([{ eventType: 'Install', url: null, session: null }])
  })

  it('counts once however often it is sent, even in twelve parallel requests', async () => {
    const session = sessionOf()
    const events = [view('/'), view('/jobs'), view('/events')]

    const responses = await Promise.all(Array.from({ length: 12 }, () => send(events, session)))

    expect(responses.map(({ status }) => status)).toEqual(Array(12).fill(204))
    expect((await waiting()).map(({ eventId }) => eventId)).toEqual(events.map(({ id }) => id))
  })

  it('has one daily pseudonym per reader, which differs between readers and days', async () => {
    const [one, other] = [sessionOf(Date.now() - 5000), sessionOf(Date.now() - 6000)]
    await send([view('/'), view('/', { at: Date.now() - dayMs + 1000 })], one)
    await send([view('/jobs')], one)
    await send([view('/events')], other)

    const events = await waiting()

    const names = (url: string) => events.filter((event) => event.url === url).map(({ session }) => session)
    const [today, yesterday] = names('/')
    expect(names('/jobs')).toEqual([today])
    expect(new Set([today, yesterday, ...names('/events')]).size).toBe(3)
    expect(JSON.stringify(events)).not.toContain(one)
  })

  it.each([
    ['PageView', 'pageview'],
    ['session START', 'Session start'],
  ])('may have a type in another case: %s', async (eventType, kept) => {
    expect((await send([view('/', { eventType })])).status).toBe(204)
    expect(await waiting()).toMatchObject([{ eventType: kept }])
  })

  it('drops an email address in a campaign parameter', async () => {
    await send([view('/?utm_source=brief&utm_content=jan%40voorbeeld.example')])

    expect(await waiting()).toMatchObject([{ url: '/?utm_source=brief' }])
  })

  it("can't be in the future", async () => {
    await send([view('/', { at: Date.now() + dayMs / 2 })])

    const [event] = await waiting()
    expect(Date.parse(event?.at ?? '')).toBeLessThanOrEqual(Date.now())
  })
})

describe('the session cookie', () => {
  it("is set by the response for the rest of its year, because browsers shorten a script's cookies", async () => {
    const session = sessionOf(Date.now() - dayMs)

    const response = await send([view()], session)

    const [cookie = '', ...others] = response.headers.getSetCookie()
    expect(others).toEqual([])
    const [value, path, maxAge = '', ...rest] = cookie.split('; ')
    expect([value, path, ...rest]).toEqual([`session=${session}`, 'Path=/', 'SameSite=Lax'])
    const seconds = Number(maxAge.replace('Max-Age=', ''))
    expect(seconds).toBeGreaterThan(363.9 * 86_400)
    expect(seconds).toBeLessThanOrEqual(364 * 86_400)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it.each<[string, string | undefined, Record<string, string>]>([
    ['without a session', undefined, {}],
    ['for who asks not to be followed', sessionOf(), { 'sec-gpc': '1' }],
    ['for a machine', sessionOf(), { 'user-agent': 'Googlebot/2.1' }],
  ])("isn't set %s", async (_, session, headers) => {
    const response = await send([view()], session, headers)

    expect(response.status).toBe(204)
    expect(response.headers.getSetCookie()).toEqual([])
  })

  it("isn't set by a refusal", async () => {
    expect((await send([], sessionOf())).headers.getSetCookie()).toEqual([])
  })
})

describe('bots and prefetches', () => {
  it.each<Record<string, string>>([
    { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    { 'user-agent': 'Mozilla/5.0 Chrome-Lighthouse' },
    { 'sec-purpose': 'prefetch;prerender' },
    { purpose: 'prefetch' },
    { 'x-moz': 'prefetch' },
  ])('are answered but not counted: %j', async (headers) => {
    const response = await send([view()], sessionOf(), headers)

    expect(response.status).toBe(204)
    expect(await waiting()).toEqual([])
  })
})

const expired = Date.now() - 366 * dayMs
const aYear = 365 * dayMs

describe('a batch with an invalid event', () => {
  it.each<[string, unknown, string]>([
    [
      'one unknown type among good ones',
      { events: [view(), view('/', { eventType: 'Hack' })] },
      'data.events.1.eventType',
    ],
    [
      'a type that every object has',
      { events: [view('/', { eventType: '__proto__' })] },
      'data.events.0.eventType',
    ],
    ['a type that is no text', { events: [view('/', { eventType: ['Lead'] })] }, 'data.events.0.eventType'],
    ['101 events', { events: Array.from({ length: 101 }, () => ({ eventType: 'Lead' })) }, 'data.events'],
    ['an impression of nothing', { events: [view('/jobs', { eventType: 'Impression' })] }, 'data.events.0'],
    ['vacancies of a page view', { events: [view('/jobs', { vacancies: [5001] })] }, 'data.events.0'],
    [
      'an impression of 51 vacancies',
      { events: [view('/jobs', { eventType: 'Impression', vacancies: Array(51).fill(5001) })] },
      'data.events.0.vacancies',
    ],
    [
      'an impression of a word',
      { events: [view('/jobs', { eventType: 'Impression', vacancies: ['5001'] })] },
      'data.events.0.vacancies.0',
    ],
    [
      'an impression of 51 entries',
      {
        events: [view('/', { eventType: 'Impression', listed: Array(51).fill('content/105') })],
      },
      'data.events.0.listed',
    ],
    [
      'an impression of a page of no kind that is listed',
      { events: [view('/', { eventType: 'Impression', listed: ['event/vakbeurs'] })] },
      'data.events.0.listed.0',
    ],
    ['no event', { events: [] }, 'data.events'],
    ['no list', { events: { length: 1 } }, 'data.events'],
    ['a clock a year ahead', { events: [view('/', { at: Date.now() + aYear })] }, 'data.events.0.at'],
    ['a clock a year behind', { events: [view('/', { at: Date.now() - aYear })] }, 'data.events.0.at'],
    ['a time that is none', { events: [view('/', { at: 'now' })] }, 'data.events.0.at'],
    ['an id that is none', { events: [view('/', { id: '1' })] }, 'data.events.0.id'],
    [
      'a page of another site',
      { events: [view('/', { url: 'https://evil.example/' })] },
      'data.events.0.url',
    ],
    ['an address that is none', { events: [view('/', { url: '<script>' })] }, 'data.events.0.url'],
    ['an address of 5000 characters', { events: [view(`/${'a'.repeat(5000)}`)] }, 'data.events.0.url'],
    ['a session that is no base64', { events: [view()], session: '%%%' }, 'data.session'],
    ['a session that is no JSON', { events: [view()], session: btoa('hello') }, 'data.session'],
    [
      'a session with a name in it',
      { events: [view()], session: sessionOf(Date.now(), { id: 7 }) },
      'data.session',
    ],
    [
      'a session with more in it',
      { events: [view()], session: sessionOf(Date.now(), { user: 1 }) },
      'data.session',
    ],
    [
      'a session for ten years',
      { events: [view()], session: sessionOf(Date.now(), { exp: Date.now() + 10 * aYear }) },
      'data.session',
    ],
    ['a session of tomorrow', { events: [view()], session: sessionOf(Date.now() + dayMs) }, 'data.session'],
    ['a session that is over', { events: [view()], session: sessionOf(expired) }, 'data.session'],
    ['a session of 10 kB', { events: [view()], session: 'a'.repeat(10_000) }, 'data.session'],
    ['a session that is no text', { events: [view()], session: { id: 0 } }, 'data.session'],
  ])('is refused completely, with the location: %s', async (_, data, at) => {
    const response = await post(JSON.stringify({ data }))

    expect(response.status).toBe(400)
    const answer = await response.json<{ error: { name: string; details: { issues: { at: string }[] } } }>()
    expect(answer.error.name).toBe('BadRequestError')
    expect(answer.error.details.issues.map((issue) => issue.at)).toContain(at)
    expect(JSON.stringify(answer)).not.toMatch(/evil|script>|Hack|%%%/)
    expect(await waiting()).toEqual([])
  })

  it.each([
    ['null', 400],
    ['[]', 400],
    ['{"data":', 400],
    ['', 400],
    ['\ufffe\u0000', 400],
    ['['.repeat(60_000), 400],
    ['{"__proto__":{"data":{"events":[{"eventType":"Lead"}]}}}', 400],
    [JSON.stringify({ data: { events: [{ eventType: 'Lead', referrer: 'a'.repeat(70_000) }] } }), 413],
  ])('is refused for any input: %.40s', async (body, status) => {
    const response = await post(body)

    expect(response.status).toBe(status)
    expect(await waiting()).toEqual([])
  })

  it('of 5 MB is refused before it is read', async () => {
    const response = await post('x'.repeat(5_000_000))

    expect(response.status).toBe(413)
  })
})

describe('a request that no page of this site sends', () => {
  const body = JSON.stringify({ data: { events: [view()] } })

  it.each<[string, Record<string, string>, number]>([
    ['from another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['from another origin', { origin: 'https://evil.example' }, 403],
    ['from nowhere', { origin: 'null' }, 403],
    ['as text', { 'content-type': 'text/plain' }, 415],
    ['as a form', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['as something that begins like JSON', { 'content-type': 'application/jsonp' }, 415],
  ])('is refused: %s', async (_, headers, status) => {
    const response = await post(body, headers)

    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ error: { status } })
    expect(await waiting()).toEqual([])
  })

  it.each(['GET', 'PUT', 'DELETE'])('is refused: %s', async (method) => {
    const response = await visit('/api/statistics', { method, headers: { origin: siteUrl } })

    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('POST')
  })

  it('is refused if one address sends too many, without affecting others', async () => {
    const headers = { 'cf-connecting-ip': newClient() }

    const answers = await withinOneMinute(() =>
      inSequence(301, () => post('[]', { ...headers, 'x-forwarded-for': newClient() })),
    )

    expect(answers.map(({ status }) => status)).toEqual([...Array(300).fill(400), 429])
    expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await send([view()])).status).toBe(204)
  })
})

describe('a failing buffer', () => {
  it('is reported to the page, so that it sends its events again', async () => {
    vi.spyOn(env.STATISTICS, 'getByName').mockImplementationOnce(() => {
      throw new Error('The object is away')
    })

    const response = await send([view()])

    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('30')
    expect(await response.text()).not.toContain('away')
  })
})
