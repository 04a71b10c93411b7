import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { dayOf } from '../../worker/content/dutch-day.ts'
import type { StoredEvent } from '../../worker/statistics/stored-event.ts'
import { namelessEvent } from '../statistics/nameless-event.ts'
import { afterJob, sentMessages } from '../worker/support/backend.ts'
import { lane } from '../worker/support/lane.ts'
import { panelToken } from '../worker/support/panel-account.ts'

const { strapiUrl } = lane

const dayMs = 86_400_000
const article = 'content/101'
const withoutToken: Record<string, string> = {}
const ofWorker = { authorization: `Bearer ${env.CMS_TOKEN}` }
let ofEditor = withoutToken
let ofReader = withoutToken

beforeAll(async () => {
  const reader = { identifier: 'lezer@schakel.example', password: 'schakel-demo-2026' }
  ofEditor = bearer(await panelToken())
  ofReader = bearer((await signIn<{ jwt: string }>('/api/auth/local', reader)).jwt)
})

/** Around noon of the previous day in Dutch time. */
const yesterday = new Date(Date.parse(`${dayOf(Date.now() - dayMs)}T11:00:00Z`)).toISOString()

describe('a batch of statistics', () => {
  it('is stored, and recognised when it comes again', async () => {
    const batch = { batchId: crypto.randomUUID(), events: [event(), event()] }

    expect(await send(batch)).toEqual({ status: 201, stored: 2, batchId: batch.batchId })
    expect(await send(batch)).toEqual({ status: 200, stored: 0, batchId: batch.batchId })
  })

  it('is stored once when it comes twelve times in parallel', async () => {
    const batch = { batchId: crypto.randomUUID(), events: Array.from({ length: 150 }, () => event()) }

    const answers = await Promise.all(Array.from({ length: 12 }, () => send(batch)))

    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(11).fill(200), 201])
    expect(answers.reduce((sum, { stored = 0 }) => sum + stored, 0)).toBe(150)
  })

  it("doesn't store events of an earlier batch again", async () => {
    const known = event()
    await send({ batchId: crypto.randomUUID(), events: [known] })

    const answer = await send({ batchId: crypto.randomUUID(), events: [known, event(), known] })

    expect(answer).toMatchObject({ status: 201, stored: 1 })
  })

  it("may contain fields that this server doesn't know yet", async () => {
    const batch = { batchId: crypto.randomUUID(), events: [{ ...event(), mood: 'good' }], shard: 3 }

    expect(await send(batch)).toMatchObject({ status: 201, stored: 1 })
  })

  it('sends the site no message', async () => {
    const before = (await sentMessages()).length

    await send({ batchId: crypto.randomUUID(), events: [event()] })

    expect(await sentMessages()).toHaveLength(before)
  })
})

describe('an invalid batch', () => {
  it.each([
    { wrong: { eventId: '' }, field: 'eventId' },
    { wrong: { eventId: undefined }, field: 'eventId' },
    { wrong: { eventType: 7 }, field: 'eventType' },
    { wrong: { url: `/${'x'.repeat(255)}` }, field: 'url' },
    { wrong: { campaign: 'a\0b' }, field: 'campaign' },
    { wrong: { source: 'a\nb' }, field: 'source' },
    { wrong: { country: 'NLD' }, field: 'country' },
    { wrong: { at: 'yesterday' }, field: 'at' },
    { wrong: { at: new Date(Date.now() + 3 * 3_600_000).toISOString() }, field: 'at' },
    { wrong: { at: new Date(Date.now() - 91 * dayMs).toISOString() }, field: 'at' },
    { wrong: { session: { $gt: '' } }, field: 'session' },
  ])('is refused completely, with the invalid field: $field', async ({ wrong, field }) => {
    const good = event()

    const answer = await post({
      data: { batchId: crypto.randomUUID(), events: [good, { ...event(), ...wrong }] },
    })

    expect(answer.status).toBe(400)
    expect(placesIn(await answer.json<Refusal>())).toEqual([`data.events.1.${field}`])
    expect(await send({ batchId: crypto.randomUUID(), events: [good] })).toMatchObject({ stored: 1 })
  })

  it.each([
    '{}',
    '[]',
    '{"data":null}',
    '{"data":{"batchId":"a","events":{}}}',
    '{"data":{"events":[]}}',
    '{"data"',
  ])('is refused: %s', async (body) => {
    const headers = { 'content-type': 'application/json', ...ofWorker }

    expect((await fetch(`${strapiUrl}/api/statistics`, { method: 'POST', headers, body })).status).toBe(400)
  })

  it('is refused as too large above 256 kB', async () => {
    const events = Array.from({ length: 800 }, () => ({ ...event(), url: `/${'x'.repeat(200)}` }))

    expect((await post({ data: { batchId: crypto.randomUUID(), events } })).status).toBe(413)
  })

  it.each([
    { who: 'nobody', headers: () => withoutToken, status: 403 },
    { who: 'somebody with another token', headers: () => ({ authorization: 'Bearer x' }), status: 401 },
    { who: 'a reader', headers: () => ofReader, status: 403 },
    { who: 'an editor', headers: () => ofEditor, status: 401 },
  ])("can't be sent by $who", async ({ headers, status }) => {
    const answer = await post({ data: { batchId: crypto.randomUUID(), events: [event()] } }, headers())

    expect(answer.status).toBe(status)
  })
})

describe('the counts of a day', () => {
  it('distinguish views from readers, and include late events', async () => {
    const entryId = newEntry()
    const seen = { entryId, at: yesterday }
    await send({
      batchId: crypto.randomUUID(),
      events: [
        event({ ...seen, session: 'a' }),
        event({ ...seen, session: 'a' }),
        event({ ...seen, session: 'b' }),
      ],
    })
    await expect
      .poll(
        afterJob('maintainStatistics', () => countsOf('events', entryId)),
        waiting,
      )
      .toMatchObject({ views: 3, readers: 2 })

    await send({ batchId: crypto.randomUUID(), events: [event({ ...seen, session: 'c' })] })

    await expect
      .poll(
        afterJob('maintainStatistics', () => countsOf('events', entryId)),
        waiting,
      )
      .toMatchObject({ views: 4, readers: 3 })
  })

  it('include referrers and campaigns', async () => {
    const campaign = `proef-${crypto.randomUUID()}`
    const source = `brief-${crypto.randomUUID()}`
    const host = `${crypto.randomUUID()}.example`
    await send({
      batchId: crypto.randomUUID(),
      events: [
        event({ at: yesterday, campaign, source, medium: 'mail', referrerHost: host }),
        event({ at: yesterday, referrerHost: host }),
      ],
    })

    await expect
      .poll(
        afterJob('maintainStatistics', () => countsOf('campaigns', `${campaign}\n${source}\nmail`)),
        waiting,
      )
      .toMatchObject({ views: 1 })
    expect(await countsOf('sources', source)).toMatchObject({ views: 1 })
    expect(await countsOf('sources', host)).toMatchObject({ views: 1 })
  })

  it('include events that the worker dropped', async () => {
    const day = dayOf(Date.parse(yesterday))
    const droppedThen = await droppedOn(day)

    const batch = {
      batchId: crypto.randomUUID(),
      events: [],
      dropped: [{ day, eventType: 'pageview', count: 40 }],
    }
    await send(batch)
    await send(batch)

    expect(await droppedOn(day)).toBe(droppedThen + 40)
  })
})

describe('views of articles and vacancies', () => {
  it('are used to count articles, and count for their section', async () => {
    const before = await countsOf('articles', article)
    const sections = await sum('sections')

    await send({
      batchId: crypto.randomUUID(),
      events: [
        event({ eventType: 'View', entryId: article, at: yesterday }),
        event({ eventType: 'pageview', entryId: article, at: yesterday }),
      ],
    })

    await expect
      .poll(
        afterJob('maintainStatistics', async () => (await countsOf('articles', article))?.views),
        waiting,
      )
      .toBe((before?.views ?? 0) + 1)
    expect(await sum('sections')).toBe(sections + 1)
  })

  it('are views of the day and of its pages like any other, and a reader of both is one reader', async () => {
    const source = `brief-${crypto.randomUUID()}`
    const session = crypto.randomUUID()

    await send({
      batchId: crypto.randomUUID(),
      events: [
        event({ eventType: 'View', at: yesterday, source, session }),
        event({
          eventType: 'pageview',
          at: yesterday,
          source,
          session,
          routeName: 'home___nl',
          entryId: null,
        }),
      ],
    })

    await expect
      .poll(
        afterJob('maintainStatistics', () => countsOf('sources', source)),
        waiting,
      )
      .toMatchObject({ views: 2, readers: 1 })
    expect(await countsOf('pages', 'news-id-slug___nl')).toBeTruthy()
    expect(await countsOf('pages', 'home___nl')).toBeTruthy()
    expect(await countsOf('actions', 'views')).toBeUndefined()
  })
})

describe("a company's statistics", () => {
  it.each([
    ['an article that it pays for', 'content/105', 'betaalbrug', 'View'],
    ['a vacancy', 'vacancy/5003', 'havik-logistiek', 'View'],
    ['an event that it organizes', 'event/webinar-digitaal-productpaspoort', 'dataplank', 'pageview'],
    ['its profile', 'partner/pakwijs', 'pakwijs', 'pageview'],
  ] as const)('include: %s', async (_, entryId, link, eventType) => {
    const company = `company/${await documentIdOf(link)}`
    const before = await countsOf('companies', company)

    await send({
      batchId: crypto.randomUUID(),
      events: [event({ eventType, entryId, at: yesterday })],
    })

    await expect
      .poll(
        afterJob('maintainStatistics', async () => (await countsOf('companies', company))?.views),
        waiting,
      )
      .toBe((before?.views ?? 0) + 1)
    expect((await countsOf('companies', company))?.label?.toLowerCase()).toContain(link.split('-')[0])
  })

  it("exclude documents without a company, and can't be claimed by a sender", async () => {
    const before = await sum('companies')
    const source = `brief-${crypto.randomUUID()}`

    await send({
      batchId: crypto.randomUUID(),
      events: [
        { ...event({ entryId: null, at: yesterday, source }), partnerId: 'mine' },
        event({ entryId: 'content/999999', at: yesterday, source }),
        event({ entryId: 'constructor/1', at: yesterday, source }),
      ],
    })

    await expect
      .poll(
        afterJob('maintainStatistics', () => countsOf('sources', source)),
        waiting,
      )
      .toMatchObject({ views: 3 })
    expect(await sum('companies')).toBe(before)
  })
})

describe('suspect events', () => {
  it('are stored, excluded from all figures, and their number is shown', async () => {
    const entryId = newEntry()
    const day = dayOf(Date.parse(yesterday))
    const [now, then] = [await readersNow(), await dayOfOverview(day)]

    await send({
      batchId: crypto.randomUUID(),
      events: [
        event({ entryId, at: yesterday }),
        event({ entryId, at: yesterday, isSuspect: true }),
        event({ eventType: 'View', at: yesterday, isSuspect: true }),
        event({ eventType: 'Lead', at: yesterday, isSuspect: true }),
        event({ session: crypto.randomUUID(), isSuspect: true }),
      ],
    })

    await expect
      .poll(
        afterJob('maintainStatistics', () => countsOf('events', entryId)),
        waiting,
      )
      .toMatchObject({ views: 1 })
    const after = await dayOfOverview(day)
    expect(after.suspect).toBe(then.suspect + 2)
    expect(after.views).toBe(then.views + 1)
    expect(await readersNow()).toBe(now)
  })
})

describe("the editors' view", () => {
  it.each(['/statistics/overview?days=30', '/statistics/live', '/statistics/table?days=30&name=articles'])(
    'is only for editors: %s',
    async (path) => {
      const asNobody = await fetch(strapiUrl + path)
      const asReader = await fetch(strapiUrl + path, { headers: ofReader })
      const asWorker = await fetch(strapiUrl + path, { headers: ofWorker })

      expect([asNobody.status, asReader.status, asWorker.status]).toEqual([401, 401, 401])
    },
  )

  it('is for roles with read permission: editors have it, unless it is revoked', async () => {
    const { data: roles } = await manage<{ data: Role[] }>('GET', '/admin/roles')
    const editors = roles.find(({ code }) => code === 'strapi-editor')
    const { data: others } = await manage<{ data: Role }>('POST', '/admin/roles', {
      name: `Vormgeving ${crypto.randomUUID()}`,
    })

    expect(await statusFor(editors?.id)).toBe(200)
    expect(await statusFor(others.id)).toBe(403)
  })

  it.each(['overview?days=8', 'overview', 'table?days=30&name=constructor', 'table?days=30&name=users'])(
    'allows only the offered queries: %s',
    async (path) => {
      expect((await askAsEditor(`/statistics/${path}`)).status).toBe(400)
    },
  )

  it('shows the current number of readers', async () => {
    const before = await readersNow()

    await send({
      batchId: crypto.randomUUID(),
      events: [
        event({ session: crypto.randomUUID() }),
        event({ session: crypto.randomUUID(), at: new Date(Date.now() - 6 * 60_000).toISOString() }),
      ],
    })

    expect(await readersNow()).toBe(before + 1)
  })

  it('names the articles that were read, and links to them', async () => {
    await send({ batchId: crypto.randomUUID(), events: [event({ eventType: 'View', at: yesterday })] })
    await expect
      .poll(
        afterJob('maintainStatistics', () => countsOf('articles', 'content/101')),
        waiting,
      )
      .toBeTruthy()

    const { data } = await (await askAsEditor('/statistics/overview?days=90')).json<Overview>()

    const [first] = data.tables.articles ?? []
    expect(first?.value).toMatch(/^content\/\d+$/)
    expect(first?.label).toMatch(/\w/)
    expect(first?.edit).toMatch(/^\/content-manager\/collection-types\/api::content\.content\/\w+$/)
    expect(data.days).toHaveLength(91 + 90 + 1)
    expect(data.sampleUntil).toMatch(/^\d{4}-\d\d-\d\d$/)
  })
})

const waiting = { interval: 500 }

interface Counts {
  value: string
  label: string | null
  edit: string | null
  views: number
  readers: number
}

interface Refusal {
  error: { details: { errors: { path: string[] }[] } }
}

interface Day {
  day: string
  views: number
  dropped: number
  suspect: number
}

interface Overview {
  data: {
    days: Day[]
    sampleUntil: string | null
    tables: Record<string, Counts[]>
  }
}

function event(fields: Partial<StoredEvent> = {}): StoredEvent {
  return {
    ...namelessEvent({
      url: '/news/101/artikel',
      routeName: 'news-id-slug___nl',
      entryId: 'content/101',
      device: 'mobile',
    }),
    session: 'f'.repeat(32),
    ...fields,
  }
}

function newEntry(): string {
  return `event/proef-${crypto.randomUUID()}`
}

function post(body: unknown, headers: Record<string, string> = ofWorker): Promise<Response> {
  return fetch(`${strapiUrl}/api/statistics`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}

interface Role {
  id: number
  code: string
}

/** An operator's action in the panel. */
async function manage<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const response = await fetch(strapiUrl + path, {
    method,
    headers: { 'content-type': 'application/json', ...ofEditor },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return response.json<Answer>()
}

/** The status of the statistics for a new user with one role. */
async function statusFor(role: number | undefined): Promise<number> {
  const name = { firstname: 'Nieuw', lastname: 'Gezicht' }
  const email = `${crypto.randomUUID()}@proef.example`
  const { data: invited } = await manage<{ data: { registrationToken: string } }>('POST', '/admin/users', {
    ...name,
    email,
    roles: [role],
  })
  const { data } = await signIn<{ data: { token: string } }>('/admin/register', {
    registrationToken: invited.registrationToken,
    userInfo: { ...name, password: `Pallet-${crypto.randomUUID()}` },
  })
  return (await fetch(`${strapiUrl}/statistics/live`, { headers: bearer(data.token) })).status
}

async function send(data: unknown): Promise<{ status: number; stored?: number; batchId?: string }> {
  const response = await post({ data })
  const body = await response.json<{ data?: { stored: number; batchId: string } }>()
  return { status: response.status, ...body.data }
}

function placesIn({ error }: Refusal): string[] {
  return error.details.errors.map(({ path }) => path.join('.'))
}

async function countsOf(table: string, value: string): Promise<Counts | undefined> {
  const response = await askAsEditor(`/statistics/table?days=7&name=${table}`)
  const { data } = await response.json<{ data: Counts[] }>()
  return data.find((row) => row.value === value)
}

/** The id of a company of the sample content. */
async function documentIdOf(link: string): Promise<string> {
  const response = await fetch(`${strapiUrl}/api/partners?filters[link][$eq]=${link}`, { headers: ofWorker })
  const { data } = await response.json<{ data: { documentId: string }[] }>()
  return data[0]?.documentId ?? ''
}

/** Sum of the views in a table. */
async function sum(table: string): Promise<number> {
  const response = await askAsEditor(`/statistics/table?days=7&name=${table}`)
  const { data } = await response.json<{ data: Counts[] }>()
  return data.reduce((total, { views }) => total + views, 0)
}

async function dayOfOverview(day: string): Promise<Day> {
  const { data } = await (await askAsEditor('/statistics/overview?days=7')).json<Overview>()
  return data.days.find((one) => one.day === day) ?? { day, views: 0, dropped: 0, suspect: 0 }
}

async function droppedOn(day: string): Promise<number> {
  return (await dayOfOverview(day)).dropped
}

async function readersNow(): Promise<number> {
  const response = await askAsEditor('/statistics/live')
  return (await response.json<{ data: { live: number } }>()).data.live
}

function askAsEditor(path: string): Promise<Response> {
  return fetch(strapiUrl + path, { headers: ofEditor })
}

function bearer(token: string): Record<string, string> {
  return { authorization: `Bearer ${token}` }
}

async function signIn<Answer>(path: string, body: object): Promise<Answer> {
  const response = await fetch(strapiUrl + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return response.json<Answer>()
}
