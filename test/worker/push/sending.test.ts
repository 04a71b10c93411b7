import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
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

// Whatever a test is about: not one request may break the protocol.
afterEach(async () => {
  expect((await fcmSeen()).breaches).toEqual([])
})

/** Makes what waits due now, whatever it waits for. */
function letItBeDue(): Promise<unknown> {
  return env.DB.prepare('UPDATE push_outbox SET due_at = 0').run()
}

async function targets(): Promise<string[]> {
  return (await fcmSeen()).messages.map(({ target }) => target)
}

async function waiting(): Promise<unknown[]> {
  return (await env.DB.prepare('SELECT * FROM push_outbox').all()).results
}

describe('an article that is published with push ticked', () => {
  it('is told to who follows its section, as the protocol has it', async () => {
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
    // FCM takes links of https alone, and this site has none in tests.
    expect(message?.webpush?.fcm_options?.link).toBeUndefined()
    if (read.type === 'content') expect(read.value.intro).toContain(message?.notification?.body?.slice(0, 60))
  })

  it('carries its link where the site is on the web', async () => {
    await following(['logistiek', 'ecommerce', 'fulfilment'])
    const { document } = await publishArticle()

    await sendWaiting({ ...pushEnv, SITE_URL: 'https://schakel.example' })

    const { messages } = await fcmSeen()
    expect(messages[0]?.message.webpush?.fcm_options?.link).toBe(
      `https://schakel.example/news/${document.number}/${document.slug}`,
    )
  })

  it('is told once to who follows both its section and its tags', async () => {
    const { tags, document } = await publishArticle({ push: false })
    const device = await following([`tag/${tags[0]}`, String(document.section)])
    await publishArticle()

    await sendWaiting()

    expect(await targets()).toEqual([device.token])
  })

  it('is not told again when it is published again', async () => {
    await following(['logistiek', 'ecommerce', 'fulfilment'])
    const { document } = await publishArticle()
    await sendWaiting()

    await publishArticle({ documentId: document.document_id, title: 'Anders verwoord' })
    await sendWaiting()

    expect(await targets()).toHaveLength(1)
  })

  it('is told to who reads its language alone', async () => {
    const dutch = await following(['logistiek', 'ecommerce', 'fulfilment'])
    await following(['logistiek', 'ecommerce', 'fulfilment'], 'de')
    await publishArticle()

    await sendWaiting()

    expect(await targets()).toEqual([dutch.token])
  })

  it('goes to followers of one tag where the editors name one', async () => {
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
  ])('is told to nobody when it %s', async (_, fields) => {
    await following(['logistiek', 'ecommerce', 'fulfilment'])
    await publishArticle(fields)

    await sendWaiting()

    expect(await targets()).toEqual([])
  })

  it('is told to nobody any more when it was taken back before', async () => {
    await following(['logistiek', 'ecommerce', 'fulfilment'])
    await withdraw(await publishArticle())

    await sendWaiting()

    expect(await targets()).toEqual([])
  })
})

describe('a new vacancy', () => {
  it('is told to the searches that find it, and to who follows all of them', async () => {
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

  it('is told once, whatever its languages', async () => {
    const device = await following(['jobs'])
    const { document } = await publishVacancy()
    await sendWaiting()
    await publishVacancy({ documentId: document.document_id, locale: 'en' })

    await sendWaiting()

    expect(await targets()).toEqual([device.token])
  })

  it('is told to its own followers where several come at once', async () => {
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
  ])('is told to nobody when it %s', async (_, fields) => {
    await following(['jobs'])
    await publishVacancy(fields)

    await sendWaiting()

    expect(await targets()).toEqual([])
  })
})

describe('what FCM answers', () => {
  it.each(['unregistered', 'invalid-token', 'sender-mismatch'] as const)(
    'ends a registration when it is: %s',
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
  ] as const)('is heeded, and sent again later, when it is: %s', async (answer, leastMs) => {
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

  it('waits longer each time', async () => {
    const { token } = await following(['logistiek', 'ecommerce', 'fulfilment'])
    await fcmAnswers({ [token]: ['internal', 'internal', 'internal', 'internal'] })
    await publishArticle()
    const waits: number[] = []

    for (let attempt = 0; attempt < 4; attempt++) {
      const before = Date.now()
      waits.push(((await sendWaiting()) ?? 0) - before)
      await letItBeDue()
    }

    for (const [index, wait] of waits.entries()) {
      expect(wait).toBeGreaterThanOrEqual(8000 * 2 ** index)
      expect(wait).toBeLessThan(13_000 * 2 ** index)
    }
  })

  it('sets a message aside that it will never take, and keeps the registration', async () => {
    const device = await following(['logistiek', 'ecommerce', 'fulfilment'])
    await fcmAnswers({ [device.token]: ['invalid-message'] })
    await publishArticle()

    expect(await sendWaiting()).toBeNull()

    expect(await device.topics()).toHaveLength(3)
    expect(await waiting()).toEqual([])
  })

  it('asks for another access token when the one that it has is refused', async () => {
    const { token } = await following(['logistiek', 'ecommerce', 'fulfilment'])
    await fcmAnswers({ [token]: ['unauthenticated'] })
    await publishArticle()

    expect(await sendWaiting()).toBeNull()

    expect(await targets()).toEqual([token])
    expect((await fcmSeen()).tokens).toBe(2)
  })

  it.each(['unknown-project', 'no-permission'] as const)(
    'costs nobody their registration when all of it is wrong: %s',
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

  it('is sent once more when it was lost on its way', async () => {
    const { token } = await following(['logistiek', 'ecommerce', 'fulfilment'])
    await fcmAnswers({ [token]: ['lost'] })
    await publishArticle()
    await sendWaiting()
    await letItBeDue()

    await sendWaiting()

    // Nobody can know whether it arrived; both carry one tag, so a device shows one of them.
    const { messages } = await fcmSeen()
    expect(messages.map(({ target }) => target)).toEqual([token, token])
    expect(new Set(messages.map(({ message }) => message.webpush?.notification?.tag)).size).toBe(1)
  })
})

describe('many at once', () => {
  it('are each told once, six at a time, with one access token', async () => {
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

  it('do not wait for new vacancies that cannot be matched at this moment', async () => {
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

  it('are not told again after a fall between FCM and D1', async () => {
    await following(['logistiek', 'ecommerce', 'fulfilment'])
    await publishArticle()
    // The first run falls when it wants to note what was sent.
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

describe('an id of an installation', () => {
  it('is written as such', async () => {
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
