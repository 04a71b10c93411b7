import { env } from 'cloudflare:workers'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { dayOf } from '../../worker/content/dutch-day.ts'
import type { StoredEvent } from '../../worker/statistics/stored-event.ts'
import { namelessEvent } from '../statistics/nameless-event.ts'
import { documentOf } from '../worker/accounts/support/documents.ts'
import { afterJob } from '../worker/support/backend.ts'
import { type Editor, signIn as signInEditor } from '../worker/support/editor.ts'
import { signInPanel } from '../worker/support/panel-account.ts'
import { type MadeEmployer, makeEmployer } from './support/employer.ts'
import { type MadeEvent, makeEvent } from './support/event.ts'
import { type Member, memberWith, signInMember } from './support/member.ts'
import { dataOf } from './support/posting.ts'

const waiting = { interval: 500 }
const worker = memberWith(env.CMS_TOKEN)

let editor: Editor
let panel: Member
let owner: Member
let employer: MadeEmployer
let event: MadeEvent
let link: string
/** The company's entries, as they are counted. */
let own: { profile: string; event: string; link: string }

/** A day of the last full month: its events are still taken. */
const month = lastMonth()
const at = `${month.from.slice(0, 8)}05T11:00:00.000Z`

beforeAll(async () => {
  ;[editor, panel, owner] = await Promise.all([
    signInEditor(),
    signInPanel(),
    signInMember('werkgever@schakel.example'),
  ])
  employer = await makeEmployer(editor)
  await employer.admit(owner, 'owner')
  event = await makeEvent(editor, 10)
  // Another company organizes it; this one is named.
  const others = { connect: [await relationTo(await documentOf('partner', 'polderpallet'))] }
  await event.change({ organizer: others, partners: { connect: [await relationTo(employer.company)] } })
  link = await editor.make('campaign-link', {
    target: 'https://www.schakel.example/proef',
    kind: 'advert',
    campaign: 'Proefcampagne',
    partner: { connect: [await relationTo(employer.company)] },
  })
  const { link: slug } = await editor.read('partner', employer.company, 'nl')
  const { number } = await editor.read('campaign-link', link)
  own = {
    profile: `partner/${slug}`,
    event: `event/${event.path.split('/').at(-1)}`,
    link: `link/${number}`,
  }
})
afterAll(async () => {
  await event.remove()
  await editor.remove('campaign-link', link)
  await employer.remove()
})

async function relationTo(documentId: string) {
  const { id } = await editor.read('partner', documentId, 'nl')
  return { id: Number(id), documentId, locale: 'nl' }
}

describe('the figures of a company', () => {
  it('are those of its pages, its campaigns and what names it, as editors see them, without suspect ones', async () => {
    const { profile, event: named, link: campaign } = own
    const visitors = ['a', 'b', 'c', 'd', 'e']
    const events = [
      ...visitors.map((session) => seen({ entryId: profile, session })),
      seen({ entryId: named, session: 'a' }),
      seen({ entryId: profile, session: 'x', isSuspect: true }),
      seen({ entryId: profile, eventType: 'Marketing' }),
      seen({ entryId: profile, eventType: 'Lead' }),
      // Of whoever organizes it.
      seen({ entryId: named, eventType: 'Lead' }),
      seen({ entryId: campaign, eventType: 'Marketing' }),
      seen({ entryId: campaign, eventType: 'Marketing', isSuspect: true }),
      seen({ entryId: null, eventType: 'Impression', listed: [profile, profile, 'content/999999'] }),
      seen({ entryId: null, eventType: 'Impression', listed: [profile], isSuspect: true }),
    ]
    await send(events)
    // A batch that comes twice counts once.
    await send(events)

    await expect
      .poll(
        afterJob('maintainStatistics', async () => (await figures()).totals),
        waiting,
      )
      .toEqual({
        impressions: 1,
        views: 6,
        clicks: 2,
        leads: 1,
        applications: 0,
        readers: 5,
      })
    const { entries, course, unit, period, before } = await figures()
    expect(period).toMatchObject({ ...month, isWholeMonths: true })
    expect(before).toMatchObject({ views: 0, readers: 0 })
    expect(unit).toBe('day')
    expect(course.find((point) => point.at === dayOf(Date.parse(at)))).toMatchObject({ views: 6, clicks: 2 })
    expect(
      entries.map(({ entry, title, isPaid, views, clicks, leads }) => [
        entry,
        title,
        isPaid,
        views,
        clicks,
        leads,
      ]),
    ).toEqual([
      [profile, 'Proefwerkgever', false, 5, 1, 1],
      [named, 'Proefavond', false, 1, 0, 0],
      [campaign, 'Proefcampagne', true, 0, 1, 0],
    ])

    expect(await inPanel('companies', `company/${employer.company}`)).toMatchObject({ views: 6, readers: 5 })
    expect(await inPanel('links', campaign)).toMatchObject({ views: 1 })
    expect(await inPanel('events', named)).toMatchObject({ views: 1 })
    expect(await inPanel('impressions', profile)).toMatchObject({ views: 1 })
  })

  it('tell readers apart only in whole months, and only from five on', async () => {
    const { totals, entries } = await figures()
    expect(totals.readers).toBe(5)
    expect(entries.map(({ readers }) => readers)).toEqual([5, null, 0])

    const day = dayOf(Date.parse(at))
    const { totals: ofDay, period } = await figures({ from: day, to: day })
    expect(ofDay).toMatchObject({ views: 6, readers: null })
    expect(period).toMatchObject({ isWholeMonths: false })
  })

  it('tell readers of a vacancy by the same rule, on its own page', async () => {
    const { number } = await dataOf<{ number: number }>(
      owner('POST', `/companies/${employer.company}/vacancies`, { title: 'Nachtplanner' }),
    )
    onTestFinished(async () => {
      await owner('DELETE', `/own-vacancies/${number}`)
    })
    const read = async () =>
      (await dataOf<{ lastMonth: object | null }>(owner('GET', `/own-vacancies/${number}`))).lastMonth
    const view = (session: string) => seen({ entryId: `vacancy/${number}`, eventType: 'View', session })
    const name = month.from.slice(0, 7)
    expect(await read()).toBeNull()

    await send(['a', 'b', 'c', 'd'].map(view))
    await expect.poll(afterJob('maintainStatistics', read), waiting).toEqual({ month: name, readers: null })
    await send([view('a'), view('e')])
    await expect.poll(afterJob('maintainStatistics', read), waiting).toEqual({ month: name, readers: 5 })
  })

  it('of a year are by month, and next to the year before', async () => {
    const from = `${Number(month.to.slice(0, 4)) - 1}${month.to.slice(4, 8)}01`

    const { unit, course, totals } = await figures({ from, to: month.to })

    expect(unit).toBe('month')
    expect(course.at(-1)).toMatchObject({ at: month.from.slice(0, 7), views: 6 })
    expect(totals.views).toBe(6)
  })

  it.each([
    { from: '2026-10-31', to: '2026-10-01' },
    { from: '2020-01-01', to: '2026-10-01' },
    { from: '2026-10-01', to: '2999-01-01' },
    { from: "2026-10-01' or 1=1", to: '2026-10-31' },
  ])('of no period are refused: $from – $to', async (period) => {
    const query = new URLSearchParams(period)

    expect((await owner('GET', `/companies/${employer.company}/figures?${query}`)).status).toBe(400)
  })

  it('come by mail to owners, unless they want none', async () => {
    expect((await figures()).wantsMail).toBe(true)

    await owner('PUT', `/companies/${employer.company}/figures/mail`, { wanted: false })

    expect((await figures()).wantsMail).toBe(false)
    const forged = { token: `${'a'.repeat(24)}.${'b'.repeat(43)}` }
    expect((await worker('POST', '/company-figures/end', forged)).status).toBe(400)
    expect((await owner('POST', '/company-figures/end', forged)).status).toBe(403)
  })
})

interface Counts {
  impressions: number
  views: number
  clicks: number
  leads: number
  applications: number
  readers: number | null
}

interface Figures {
  period: { from: string; to: string; isWholeMonths: boolean }
  totals: Counts
  before: Counts
  unit: 'day' | 'month'
  course: ({ at: string } & Counts)[]
  entries: ({ entry: string; title: string | null; isPaid: boolean } & Counts)[]
  wantsMail: boolean
}

/** As a member sees them: without a period, of the last full month. */
function figures(period: Record<string, string> = {}): Promise<Figures> {
  return dataOf(owner('GET', `/companies/${employer.company}/figures?${new URLSearchParams(period)}`))
}

/** A row of a table of the editors' statistics of 90 days: all there is of a company made today. */
async function inPanel(table: string, value: string) {
  const rows = await dataOf<{ value: string; views: number; readers: number }[]>(
    panel('GET', `/statistics/table?days=90&name=${table}`),
  )
  return rows.find((row) => row.value === value)
}

function seen(fields: Partial<StoredEvent>): StoredEvent {
  return { ...namelessEvent({ at }), session: 'f'.repeat(32), ...fields, eventId: crypto.randomUUID() }
}

async function send(events: StoredEvent[]): Promise<void> {
  const answer = await worker('POST', '/statistics', { data: { batchId: crypto.randomUUID(), events } })
  expect(answer.status).toBe(201)
}

function lastMonth(): { from: string; to: string } {
  const first = new Date(`${dayOf(Date.now()).slice(0, 7)}-01T00:00:00Z`)
  const last = new Date(first.getTime() - 86_400_000).toISOString().slice(0, 10)
  return { from: `${last.slice(0, 8)}01`, to: last }
}
