import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { forgetAccessTokens } from '../../../worker/firebase/access-token.ts'
import type { Rows } from '../../../worker/replica/rows.ts'
import { siteUrl } from '../support/visit.ts'
import { following, newDevice } from './support/device.ts'
import { fcmAnswers, fcmForgets, fcmSeen } from './support/fcm.ts'
import { publishArticle, publishVacancy, withdraw } from './support/publications.ts'
import { pushEnv, sendWaiting } from './support/push-site.ts'

beforeEach(async () => {
  await env.DB.prepare('DELETE FROM push_registrations').run()
  await env.DB.prepare('DELETE FROM push_messages').run()
  forgetAccessTokens()
  await fcmForgets()
})

// In every test: no request may violate the protocol.
afterEach(async () => {
  expect((await fcmSeen()).breaches).toEqual([])
})

/** Makes all waiting messages due now. */
function letItBeDue(): Promise<unknown> {
  return env.DB.prepare('UPDATE push_outbox SET due_at = 0').run()
}

async function targets(): Promise<string[]> {
  return (await fcmSeen()).messages.map(({ target }) => target)
}

async function waiting(): Promise<unknown[]> {
  return (await env.DB.prepare('SELECT * FROM push_outbox').all()).results
}

describe('an article published with push ticked', () => {
  it('is sent to followers of its section, following the protocol', async () => {
    const { token } = await following(['logistiek', 'ecommerce', 'fulfilment'])
    const { document, read } = await publishArticle()

    expect(await sendWaiting()).toBeNull()

    const { messages, tokens } = await fcmSeen()
    expect(tokens).toBe(1)
    expect(messages).toHaveLength(1)
    const { message } = messages[0] ?? {}
    expect(message).toMatchObject({
      token,
      notification: { title: document.title, image: expect.stringContaining(`${siteUrl}/media/`) },
      data: { path: `/news/${document.number}/${document.slug}`, locale: 'nl' },
      webpush: {
        headers: { Urgency: 'normal', Topic: `news-${document.number}` },
        notification: { icon: `${siteUrl}/icon-192.png`, tag: `news-${document.number}`, lang: 'nl' },
        fcm_options: { analytics_label: `news_${document.section}` },
      },
      fcm_options: { analytics_label: `news_${document.section}` },
    })
    // FCM accepts only https links, and the test site has none.
    expect(message?.webpush?.fcm_options?.link).toBeUndefined()
    if (read.type === 'content') expect(read.value.intro).toContain(message?.notification?.body?.slice(0, 60))
  })

  it('is sent to followers of a company that it names', async () => {
    await following(['company/kadeklaar'])
    await publishArticle({
      partners: [{ documentId: 'p', link: 'kadeklaar', name: 'Kadeklaar', roles: ['supplier'] }],
    })

    await sendWaiting()

    expect((await fcmSeen()).messages).toHaveLength(1)
  })

  it('has a link if the site is on https', async () => {
    await following(['logistiek', 'ecommerce', 'fulfilment'])
    const { document } = await publishArticle()

    await sendWaiting({ ...pushEnv, SITE_URL: 'https://schakel.example' })

    const { messages } = await fcmSeen()
    expect(messages[0]?.message.webpush?.fcm_options?.link).toBe(
      `https://schakel.example/news/${document.number}/${document.slug}`,
    )
  })

  it('is sent once to followers of both its section and its tags', async () => {
    const { tags, document } = await publishArticle({ push: false })
    const device = await following([`tag/${tags[0]}`, String(document.section)])
    await publishArticle()

    await sendWaiting()

    expect(await targets()).toEqual([device.token])
  })

  it("isn't sent again when it is published again", async () => {
    await following(['logistiek', 'ecommerce', 'fulfilment'])
    const { document } = await publishArticle()
    await sendWaiting()

    await publishArticle({ documentId: document.document_id, title: 'Anders verwoord' })
    await sendWaiting()

    expect(await targets()).toHaveLength(1)
  })

  it('is sent only to readers of its language', async () => {
    const dutch = await following(['logistiek', 'ecommerce', 'fulfilment'])
    await following(['logistiek', 'ecommerce', 'fulfilment'], 'de')
    await publishArticle()

    await sendWaiting()

    expect(await targets()).toEqual([dutch.token])
  })

  it('is sent to followers of one tag if the editors name one', async () => {
    await following(['logistiek', 'ecommerce', 'fulfilment'])
    const chosen = await following(['tag/douane'])
    await publishArticle({ pushTopic: 'douane' })

    await sendWaiting()

    expect(await targets()).toEqual([chosen.token])
  })

  it.each([
    ['was not ticked', { push: false }],
    ['is old', { updatedAt: '2026-01-01T10:00:00.000Z' }],
    ['is paid for', { sponsored: { label: null, partner: { name: 'Havik Logistiek' } } }],
  ])("isn't sent if it %s", async (_, fields) => {
    await following(['logistiek', 'ecommerce', 'fulfilment'])
    await publishArticle(fields)

    await sendWaiting()

    expect(await targets()).toEqual([])
  })

  it("isn't sent if it was unpublished before", async () => {
    await following(['logistiek', 'ecommerce', 'fulfilment'])
    await withdraw(await publishArticle())

    await sendWaiting()

    expect(await targets()).toEqual([])
  })
})

describe('a new vacancy', () => {
  it('is sent to followers of matching searches, and of all vacancies', async () => {
    const all = await following(['jobs'])
    const near = await following(['jobs?place=Venlo&distance=10'])
    const english = await following(['jobs?q=ploegleider'], 'en')
    for (const search of [
      'jobs?place=Groningen',
      'jobs?q=piloot',
      'jobs?salary=6000',
      'jobs?place=Nergensdorp',
    ])
      await following([search])
    await publishVacancy()

    await sendWaiting()

    expect((await targets()).toSorted()).toEqual([all.token, near.token, english.token].toSorted())
    const { messages } = await fcmSeen()
    expect(messages[0]?.message.notification?.title).toBe('Ploegleider warehouse')
    expect(messages[0]?.message.webpush?.notification?.tag).toBe('jobs')
  })

  it('is sent once, in however many languages it exists', async () => {
    const device = await following(['jobs'])
    const { document } = await publishVacancy()
    await sendWaiting()
    await publishVacancy({ documentId: document.document_id, locale: 'en' })

    await sendWaiting()

    expect(await targets()).toEqual([device.token])
  })

  it('is sent to its own followers when several are published together', async () => {
    const planners = await following(['jobs?q=planner'])
    const leaders = await following(['jobs?q=ploegleider'])
    const both = await following(['jobs?place=Venlo&distance=100', 'jobs?place=Venlo&distance=10'])
    const leader = await publishVacancy()
    const planner = await publishVacancy({ title: 'Planner' })

    await sendWaiting()

    const told = (await fcmSeen()).messages.map(({ target, message }) => [target, message.data?.path])
    const pathOf = ({ document }: Rows) => expect.stringContaining(String(document.number))
    expect(told).toHaveLength(4)
    expect(told).toEqual(
      expect.arrayContaining([
        [planners.token, pathOf(planner)],
        [leaders.token, pathOf(leader)],
        [both.token, pathOf(leader)],
        [both.token, pathOf(planner)],
      ]),
    )
  })

  it.each([
    ['was posted long ago', { postedAt: '2026-01-05T09:00:00.000Z' }],
    ['has closed', { validThrough: '2026-02-01T09:00:00.000Z' }],
    ['is filled', { vacancyState: 'filled' }],
  ])("isn't sent if it %s", async (_, fields) => {
    await following(['jobs'])
    await publishVacancy(fields)

    await sendWaiting()

    expect(await targets()).toEqual([])
  })
})

describe('an answer of FCM', () => {
  it.each(['unregistered', 'invalid-token', 'sender-mismatch'] as const)(
    'ends the registration if it is: %s',
    async (answer) => {
      const gone = await following(['logistiek', 'ecommerce', 'fulfilment'])
      const there = await following(['logistiek', 'ecommerce', 'fulfilment'])
      await fcmAnswers({ [gone.token]: [answer] })
      await publishArticle()

      expect(await sendWaiting()).toBeNull()

      expect(await targets()).toEqual([there.token])
      expect(await gone.topics()).toBeNull()
      expect(await there.topics()).toHaveLength(3)
    },
  )

  it.each([
    ['quota', 120_000],
    ['unavailable', 8000],
    ['internal', 8000],
  ] as const)('delays the message if it is: %s', async (answer, leastMs) => {
    const { token } = await following(['logistiek', 'ecommerce', 'fulfilment'])
    await fcmAnswers({ [token]: [answer] })
    await publishArticle()
    const before = Date.now()

    const next = (await sendWaiting()) ?? 0
    expect(await targets()).toEqual([])
    expect(next - before).toBeGreaterThanOrEqual(leastMs)
    await letItBeDue()
    await sendWaiting()

    expect(await targets()).toEqual([token])
    expect(await waiting()).toEqual([])
  })

  it('increases the delay each time', async () => {
    const { token } = await following(['logistiek', 'ecommerce', 'fulfilment'])
    await fcmAnswers({ [token]: ['internal', 'internal', 'internal', 'internal'] })
    await publishArticle()
    // However long an attempt takes.
    const now = Date.now()
    vi.useFakeTimers({ toFake: ['Date'], now })
    onTestFinished(() => {
      vi.useRealTimers()
    })
    const waits: number[] = []

    for (let attempt = 0; attempt < 4; attempt++) {
      waits.push(((await sendWaiting()) ?? 0) - now)
      await letItBeDue()
    }

    for (const [index, wait] of waits.entries()) {
      expect(wait).toBeGreaterThanOrEqual(8000 * 2 ** index)
      expect(wait).toBeLessThan(13_000 * 2 ** index)
    }
  })

  it('drops a message that FCM refuses, and keeps the registration', async () => {
    const device = await following(['logistiek', 'ecommerce', 'fulfilment'])
    await fcmAnswers({ [device.token]: ['invalid-message'] })
    await publishArticle()

    expect(await sendWaiting()).toBeNull()

    expect(await device.topics()).toHaveLength(3)
    expect(await waiting()).toEqual([])
  })

  it('requests a new access token if the current one is refused', async () => {
    const { token } = await following(['logistiek', 'ecommerce', 'fulfilment'])
    await fcmAnswers({ [token]: ['unauthenticated'] })
    await publishArticle()

    expect(await sendWaiting()).toBeNull()

    expect(await targets()).toEqual([token])
    expect((await fcmSeen()).tokens).toBe(2)
  })

  it.each(['unknown-project', 'no-permission'] as const)(
    'costs nobody their registration if everything fails: %s',
    async (answer) => {
      const device = await following(['logistiek', 'ecommerce', 'fulfilment'])
      await fcmAnswers({ [device.token]: [answer] })
      await publishArticle()

      const next = await sendWaiting()

      expect(next).toBeGreaterThan(Date.now() + 60_000)
      expect(await device.topics()).toHaveLength(3)
      expect(await waiting()).toHaveLength(1)
      await sendWaiting()
      expect(await targets()).toEqual([device.token])
    },
  )

  it('repeats the message if it was lost', async () => {
    const { token } = await following(['logistiek', 'ecommerce', 'fulfilment'])
    await fcmAnswers({ [token]: ['lost'] })
    await publishArticle()
    await sendWaiting()
    await letItBeDue()

    await sendWaiting()

    // It is unknown whether the first arrived; both have the same tag, so a device shows only one.
    const { messages } = await fcmSeen()
    expect(messages.map(({ target }) => target)).toEqual([token, token])
    expect(new Set(messages.map(({ message }) => message.webpush?.notification?.tag)).size).toBe(1)
  })
})

describe('many messages', () => {
  it('are each sent once, six in parallel, with one access token', async () => {
    const devices = Array.from({ length: 130 }, (_, index) => `fcm:many-${index}`)
    await env.DB.batch(
      devices.flatMap((token, index) => [
        env.DB.prepare(
          `INSERT INTO push_registrations (id, device_hash, kind, token, language, created_at, refreshed_at)
          VALUES (?1, ?2, 'token', ?2, 'nl', 1, ?3)`,
        ).bind(index + 1, token, Date.now()),
        env.DB.prepare(
          "INSERT INTO push_topics VALUES ('logistiek', ?1), ('ecommerce', ?1), ('fulfilment', ?1)",
        ).bind(index + 1),
      ]),
    )
    await publishArticle()

    expect(await sendWaiting()).toBeNull()

    const { messages, tokens, atOnce } = await fcmSeen()
    expect(messages.map(({ target }) => target).toSorted()).toEqual(devices.toSorted())
    expect(tokens).toBe(1)
    expect(atOnce).toBeLessThanOrEqual(6)
    expect(atOnce).toBeGreaterThan(1)
  })

  it("don't wait for vacancies that can't be matched at the moment", async () => {
    const reader = await following(['logistiek', 'ecommerce', 'fulfilment', 'jobs'])
    await publishVacancy()
    await publishArticle()
    const breaking: D1Database = new Proxy(env.DB, {
      get(db, name) {
        if (name !== 'prepare') return Reflect.get(db, name).bind(db)
        return (query: string) =>
          db.prepare(query.startsWith('SELECT DISTINCT t.topic') ? 'SELECT nothing' : query)
      },
    })

    expect(await sendWaiting({ ...pushEnv, DB: breaking })).toBeGreaterThan(Date.now())
    expect(await targets()).toEqual([reader.token])

    await sendWaiting()
    expect(await targets()).toEqual([reader.token, reader.token])
  })

  it("aren't repeated after a crash between FCM and D1", async () => {
    await following(['logistiek', 'ecommerce', 'fulfilment'])
    await publishArticle()
    // The first run crashes when it stores what was sent.
    const breaking: D1Database = new Proxy(env.DB, {
      get(db, name) {
        if (name !== 'batch') return Reflect.get(db, name).bind(db)
        return (statements: D1PreparedStatement[]) =>
          statements.length === 1 ? Promise.reject(new Error('D1 is away')) : db.batch(statements)
      },
    })
    expect(await sendWaiting({ ...pushEnv, DB: breaking })).toBeGreaterThan(Date.now())
    expect(await targets()).toHaveLength(1)

    await sendWaiting()

    expect(await targets()).toHaveLength(1)
    expect(await waiting()).toEqual([])
  })
})

describe('an installation id', () => {
  it('is sent as such', async () => {
    const device = newDevice()
    await device.ask('PUT', '/registration', { kind: 'fid', token: 'fid-abcdefghij', language: 'nl' })
    await device.follow('logistiek', 'ecommerce', 'fulfilment')
    await publishArticle()

    await sendWaiting()

    const { messages } = await fcmSeen()
    expect(messages[0]?.message).toMatchObject({ fid: 'fid-abcdefghij' })
    expect(messages[0]?.message).not.toHaveProperty('token')
  })
})
