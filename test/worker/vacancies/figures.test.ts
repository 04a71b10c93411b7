import { runDurableObjectAlarm } from 'cloudflare:test'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Member, signInMember } from '../../contract/support/member.ts'
import { dataOf } from '../../contract/support/posting.ts'
import { application, apply, vacancy as byForm, pageOf } from '../applications/support/candidate.ts'
import { afterJob, runJob } from '../support/backend.ts'
import { demoEmployer, signIn } from '../support/sign-in.ts'
import { buffers, emptyBuffers, send, sessionOf, view } from '../support/statistics.ts'
import { visit } from '../support/visit.ts'

const waiting = { interval: 500 }
/** Both of Havik Logistiek: this one leads to its employer's mailbox, the other has a form. */
const byMail = { number: 5003, path: '/jobs/vacature/5003/x' }

interface Counts {
  impressions: number
  views: number
  clicks: number
  applications: number
}

let employer: Member

beforeAll(async () => {
  employer = await signInMember(demoEmployer.email)
})
beforeEach(emptyBuffers)
afterAll(emptyBuffers)

const read = (number: number) =>
  dataOf<{
    totals: Counts | null
    days: ({ day: string; sources: { source: string; views: number }[] } & Counts)[]
  }>(employer('GET', `/own-vacancies/${number}`))

/** What was counted today, and in all. */
async function countsOf(number: number): Promise<{ today: Counts; total: Counts }> {
  const { totals, days } = await read(number)
  const none = { impressions: 0, views: 0, clicks: 0, applications: 0 }
  const { day: _day, sources: _sources, ...today } = days.at(-1) ?? { day: '', sources: [], ...none }
  return { today, total: totals ?? none }
}

function plus(counts: Counts, more: Partial<Counts>): Counts {
  const { impressions = 0, views = 0, clicks = 0, applications = 0 } = more
  return {
    impressions: counts.impressions + impressions,
    views: counts.views + views,
    clicks: counts.clicks + clicks,
    applications: counts.applications + applications,
  }
}

/** Sends what waits to the backend, which counts every few seconds. */
async function deliver(): Promise<void> {
  for (const buffer of buffers()) await runDurableObjectAlarm(buffer)
}

describe('the figures of a vacancy', () => {
  it('are what browsers tell: in view in a list, read, and clicked on to apply, each once', async () => {
    const before = await countsOf(byMail.number)
    const session = sessionOf()
    const listed = view('/jobs', {
      eventType: 'Impression',
      listed: [byMail.number, byMail.number, 99_999_999].map((number) => `vacancy/${number}`),
    })
    const events = [
      listed,
      view(byMail.path, { eventType: 'View' }),
      view(`${byMail.path}?utm_source=proefbrief`, { eventType: 'View' }),
      view(byMail.path, { eventType: 'Lead' }),
    ]

    await send(events, session)
    await send([listed], session)
    await deliver()
    // The same comes again once it was delivered.
    await send(events, session)
    // What looks at pages for others is no reader.
    await send([{ ...listed, id: crypto.randomUUID() }], session, { 'user-agent': 'Googlebot/2.1' })
    await deliver()

    const more = { impressions: 1, views: 2, clicks: 1 }
    await expect
      .poll(
        afterJob('maintainStatistics', () => countsOf(byMail.number)),
        waiting,
      )
      .toEqual({
        today: plus(before.today, more),
        total: plus(before.total, more),
      })
    expect((await read(byMail.number)).days.at(-1)?.sources).toContainEqual({
      source: 'proefbrief',
      views: 1,
    })
    const cookie = await signIn(demoEmployer)
    const page = await (await visit(`/jobs/mijn/${byMail.number}`, { headers: { cookie } })).text()
    expect(page).toContain('Getoond in lijsten')
    expect(page).toContain('Sollicitaties ontvangen')
  })

  it('tell applications from clicks, and keep what was received', async () => {
    const before = await countsOf(byForm.number)

    await pageOf(await apply(application()))
    await expect
      .poll(async () => {
        await deliver()
        await runJob('maintainStatistics')
        return countsOf(byForm.number)
      }, waiting)
      .toEqual({
        today: plus(before.today, { applications: 1 }),
        total: plus(before.total, { applications: 1 }),
      })
  })
})
