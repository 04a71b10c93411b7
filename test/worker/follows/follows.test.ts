import { afterEach, describe, expect, it } from 'vitest'
import { type Reader, signedIn } from '../accounts/support/reader.ts'
import { morning, tell, told, weekdayIn } from '../job-alerts/support.ts'
import { publishArticle, withdraw } from '../push/support/publications.ts'
import { mailTo } from '../support/backend.ts'
import { siteUrl, visit } from '../support/visit.ts'

const published: Awaited<ReturnType<typeof publishArticle>>[] = []

afterEach(async () => {
  for (const rows of published.splice(0)) await withdraw(rows)
})

/** A tag that no other article has. */
const newTag = () => `proef-${crypto.randomUUID().slice(0, 8)}`

/** Publishes an article now, in the replica alone. */
async function publish(title: string, tag: string, fields: Record<string, unknown> = {}): Promise<void> {
  const firstPublishedAt = new Date().toISOString()
  const tags = [{ slug: tag, name: tag }]
  published.push(await publishArticle({ push: false, title, firstPublishedAt, tags, ...fields }))
}

function press({ visitor }: Reader, topic: string, action = 'follow'): Promise<Response> {
  return visitor.send('/api/follows', '', { topic, action, naar: '/logistiek' })
}

async function followed({ visitor }: Reader): Promise<unknown> {
  return (await visitor.get('/api/follows')).json()
}

describe('a follow button', () => {
  it('works without script for who is signed in, and leads to what they follow', async () => {
    const reader = await signedIn()

    const response = await press(reader, 'logistiek')
    await press(reader, 'tag/cross-border')
    await press(reader, 'company/kadeklaar')
    await press(reader, 'tag/cross-border')

    expect(response.headers.get('location')).toBe('/account#follows')
    expect(await followed(reader)).toEqual({ data: ['company/kadeklaar', 'tag/cross-border', 'logistiek'] })
    const page = await (await reader.visitor.get('/account')).text()
    expect(page).toContain('U volgt Logistiek')
    expect(page).toMatch(/href="\/news\/tag\/cross-border"/)
    expect(page).toContain('U volgt Kadeklaar')
    await press(reader, 'logistiek', 'leave')
    expect(await followed(reader)).toEqual({ data: ['company/kadeklaar', 'tag/cross-border'] })
  })

  it('leads a stranger to the sign-in and back', async () => {
    const body = new URLSearchParams({ topic: 'logistiek', action: 'follow', naar: '/logistiek' })

    const response = await visit('/api/follows', { method: 'POST', body, headers: { origin: siteUrl } })

    expect(response.headers.get('location')).toBe('/inloggen?naar=%2Flogistiek')
    expect((await visit('/api/follows')).status).toBe(401)
  })

  it('follows nothing that is none, and no more than fifty', async () => {
    const reader = await signedIn()
    const put = (change: object) =>
      visit('/api/follows', {
        method: 'PUT',
        headers: {
          cookie: `strapi_jwt=${reader.visitor.token()}`,
          origin: siteUrl,
          'content-type': 'application/json',
        },
        body: JSON.stringify(change),
      })

    expect((await press(reader, 'jobs?q=planner')).status).toBe(404)
    expect((await put({ follow: ["tag/x' OR 1=1"] })).status).toBe(400)
    expect((await put({ follow: ['employer/kadeklaar'] })).status).toBe(400)
    expect((await put({ follow: Array.from({ length: 50 }, (_, index) => `tag/t${index}`) })).status).toBe(
      200,
    )
    expect((await put({ follow: ['tag/een-te-veel'] })).status).toBe(409)
    expect((await put({ leave: ['tag/t0'], follow: ['tag/t1'] })).status).toBe(200)
  })

  it('stands on sections, tags, companies and articles', async () => {
    for (const [path, topic] of [
      ['/logistiek', 'logistiek'],
      ['/news/tag/cross-border', 'tag/cross-border'],
      ['/leveranciers/kadeklaar', 'company/kadeklaar'],
    ])
      expect(await (await visit(path ?? '')).text(), path).toContain(
        `<input type="hidden" name="topic" value="${topic}"/>`,
      )
  })
})

describe('the mail about what somebody follows', () => {
  it('tells of new articles once, of closed ones by their title alone', async () => {
    const [reader, tag] = [await signedIn(), newTag()]
    await press(reader, `tag/${tag}`)
    const answer = await reader.visitor.send('/account', 'follow-mail', { frequency: 'daily', weekday: '1' })
    expect(answer.status).toBe(303)
    await publish('Open nieuws', tag, { access: 'free', intro: 'Zo begint het open stuk.' })
    await publish('Dicht nieuws', tag, { access: 'subscriber', intro: 'Zo begint het dichte stuk.' })
    await publish('Ander nieuws', newTag(), { section: 'fulfilment' })

    await tell(morning(1))
    const { subject, text } = await mailTo(reader.email)
    await tell(morning(2))

    expect(subject).toBe('2 nieuwe artikelen over wat u volgt')
    expect(text).toContain('Open nieuws\nZo begint het open stuk.')
    expect(text).toContain('Dicht nieuws\nVoor abonnees')
    expect(text).not.toContain('dichte stuk')
    expect(text).not.toContain('Ander nieuws')
    expect(text).toContain('utm_source=followed-news')
    expect(await told(reader.email)).toHaveLength(1)
  })

  it('comes on the chosen day of the week, and ends with one click', async () => {
    const [reader, tag] = [await signedIn(), newTag()]
    await press(reader, `tag/${tag}`)
    const weekday = String(weekdayIn(2))
    await reader.visitor.send('/account', 'follow-mail', { frequency: 'weekly', weekday })
    await publish('Weeknieuws', tag)

    await tell(morning(1))
    const early = await told(reader.email)
    await tell(morning(2))
    const { text } = await mailTo(reader.email)

    const code = /afmelden=([\w.-]+)/.exec(text)?.[1] ?? ''
    expect(early).toEqual([])
    const page = await (await visit(`/jobs/alerts?beheer=${code}`)).text()
    expect(page).toContain('nieuws over wat u volgt')
    const end = await (await visit(`/jobs/alerts?afmelden=${code}`)).text()
    expect(end).toContain('Mail over wat u volgt stoppen')
    expect(end).not.toContain('nieuwe vacatures')
    const ended = await visit(`/jobs/alerts?afmelden=${code}`, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    })
    expect(ended.status).toBe(200)
    await publish('Later nieuws', tag)
    await tell(morning(9))
    expect(await told(reader.email)).toHaveLength(1)
  })
})

describe('news about a topic, for the front page', () => {
  it('is the same for everybody, with what the lists show and no more', async () => {
    const response = await visit('/topics/tag/cross-border.json')

    expect(response.status).toBe(200)
    // A browser that has it asks whether something was removed from it.
    expect(response.headers.get('cache-control')).toBe('no-cache')
    const headers = { 'if-none-match': response.headers.get('etag') ?? '' }
    expect((await visit('/topics/tag/cross-border.json', { headers })).status).toBe(304)
    const news = await response.json<{ name: string; path: string; articles: { number: number }[] }>()
    expect(news).toMatchObject({ name: 'Cross-border', path: '/news/tag/cross-border' })
    expect(news.articles.find(({ number }) => number === 115)).toEqual({
      ...{ number: 115, access: 'subscriber', kicker: expect.any(String), kind: 'background', locale: 'nl' },
      ...{ publishedAt: expect.any(String), section: 'ecommerce', slug: expect.any(String), sponsor: null },
      title: expect.any(String),
    })
    expect((await visit('/en/topics/logistiek.json')).status).toBe(200)
    expect((await visit('/topics/company/kadeklaar.json')).status).toBe(200)
  })

  it.each(['tag/nergens-over', 'jobs', 'employer/kadeklaar', 'tag/..%2f..%2fx', 'company/'])(
    'does not exist for %s',
    async (topic) => {
      expect((await visit(`/topics/${topic}.json`)).status).toBe(404)
    },
  )
})
