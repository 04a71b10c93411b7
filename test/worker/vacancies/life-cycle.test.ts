import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { daysAfter, dutchDate } from '../../../client/content/dutch-date.ts'
import { completeVacancy } from '../../backend/complete-vacancy.ts'
import { type MadeEmployer, makeEmployer } from '../../contract/support/employer.ts'
import { type Member, signInMember } from '../../contract/support/member.ts'
import { dataOf, orderCredits, posting } from '../../contract/support/posting.ts'
import { mailsTo, messagesAbout, runJob } from '../support/backend.ts'
import { type Editor, signIn as signInEditor } from '../support/editor.ts'
import { tellSigned } from '../support/hook.ts'
import { headOf } from '../support/markup.ts'
import { signInPanel } from '../support/panel-account.ts'
import { visit } from '../support/visit.ts'

// The backend of these tests moves vacancies every five seconds.

const dayMs = 86_400_000
const waiting = { interval: 500 }

let agency: Member
let panel: Member
let editor: Editor
let employer: MadeEmployer
let desk: ReturnType<typeof posting>

beforeAll(async () => {
  ;[agency, panel, editor] = await Promise.all([
    signInMember('bureau@schakel.example'),
    signInPanel(),
    signInEditor(),
  ])
  employer = await makeEmployer(editor)
  await employer.admit(agency, 'owner')
  desk = posting(agency, panel)
})
afterEach(() => {
  vi.useRealTimers()
})
afterAll(async () => {
  await desk.removeAll()
  await employer.remove()
})

const fromNow = (ms: number) => new Date(Date.now() + ms).toISOString()

/** A title that no other vacancy has. */
const titled = (title: string) => ({ title: `${title} ${crypto.randomUUID().slice(0, 8)}` })

const stateOf = async (number: number) => (await desk.read(number)).state
const actsOf = async (number: number) => (await desk.read(number)).acts.map(({ act }) => act).toReversed()
const creditsLeft = async () =>
  (await dataOf<{ left: number }>(agency('GET', `/companies/${employer.company}/credits`))).left
const mailsWith = async (title: string, subject: string) =>
  (await mailsTo('bureau@schakel.example')).filter(
    (mail) => mail.subject.includes(subject) && mail.text.includes(title),
  )

/** Waits until the backend has told the site about an act, and passes that on. */
async function passOn(number: number, act: string): Promise<void> {
  const { documentId, acts } = await desk.read(number)
  const at = acts.find((one) => one.act === act)?.at ?? ''
  const told = async () =>
    (await messagesAbout(documentId)).find(({ body }) => JSON.parse(body).at >= at)?.body ?? null
  await expect.poll(told, waiting).not.toBeNull()
  expect((await tellSigned((await told()) ?? '')).status).toBe(204)
}

it('a vacancy that waits for its payment is published once it is paid, and not by halves', async () => {
  const { title } = titled('Betaalplanner')
  const number = await desk.draftOf({ ...completeVacancy, title }, employer.company)
  const { number: order, totalCents } = await orderCredits(agency, employer.company)
  await desk.act(number, 'submit')
  await desk.decide(number, 'approve')
  const { documentId, state } = await desk.read(number)
  expect(state).toBe('awaiting-payment')
  await expect.poll(async () => (await mailsWith(title, 'wacht op betaling')).length, waiting).toBe(1)
  // Nothing can be published without what readers need: the credit must not be gone for it.
  await editor.draft('vacancy', documentId, 'nl', { description: [] })

  const paid = { cents: totalCents, note: 'Afschrift 3', key: crypto.randomUUID() }
  expect((await panel('POST', `/finance/orders/${order}/payments`, paid)).status).toBe(204)
  await runJob('moveVacancies')
  expect(await stateOf(number)).toBe('awaiting-payment')
  const before = await creditsLeft()
  expect(before).toBe(5)

  await editor.draft('vacancy', documentId, 'nl', { description: completeVacancy.description })
  await runJob('moveVacancies')
  expect(await stateOf(number)).toBe('published')
  await runJob('moveVacancies')
  expect(await creditsLeft()).toBe(before - 1)
  expect((await actsOf(number)).slice(-3)).toEqual(['approved', 'awaits-payment', 'published'])
  await expect.poll(async () => (await mailsWith(title, 'staat online')).length, waiting).toBe(1)
})

it('a vacancy whose closing day passed meanwhile goes back to its employer, and costs nothing', async () => {
  const number = await desk.draftOf(
    { ...completeVacancy, closesOn: daysAfter(dutchDate(), 1) },
    employer.company,
  )
  await desk.act(number, 'submit')
  const before = await creditsLeft()
  const { documentId } = await desk.read(number)
  await editor.draft('vacancy', documentId, 'nl', { validThrough: fromNow(-1000) })

  await desk.decide(number, 'approve')

  const { state, rejectReason } = await desk.read(number)
  expect([state, rejectReason]).toEqual(['rejected', expect.stringContaining('sluitdag')])
  expect(await creditsLeft()).toBe(before)
  expect(await desk.published(documentId)).toEqual({})
})

describe('a vacancy that is paid', () => {
  it('appears on the day that its employer chose, and is open for its whole period', async () => {
    const number = await desk.approved(
      { ...titled('Morgenplanner'), startsOn: daysAfter(dutchDate(), 1) },
      employer.company,
    )
    const { documentId, state, validThrough } = await desk.read(number)
    expect(state).toBe('approved')
    expect(Date.parse(validThrough ?? '')).toBeGreaterThan(Date.now() + 60 * dayMs)
    expect(await desk.published(documentId)).toEqual({})

    await editor.draft('vacancy', documentId, 'nl', { postedAt: fromNow(-1000) })

    await runJob('moveVacancies')
    expect(await stateOf(number)).toBe('published')
    expect(await desk.published(documentId)).toMatchObject({ vacancyState: 'published' })
    await runJob('moveVacancies')
    expect(await actsOf(number)).toEqual(['created', 'submitted', 'approved', 'published'])
  })

  it('has its employer reminded three days before it closes, once, and not while it is paused', async () => {
    const [title, paused] = [titled('Herinnerplanner').title, titled('Pauzeplanner').title]
    const number = await desk.approved({ title }, employer.company)
    const { documentId } = await desk.read(number)
    const closes = fromNow(3 * dayMs - 60_000)

    await editor.publish('vacancy', documentId, 'nl', { validThrough: closes })
    await runJob('moveVacancies')
    expect(await actsOf(number)).toContain('reminded')
    await runJob('moveVacancies')
    await runJob('moveVacancies')

    await expect.poll(async () => (await mailsWith(title, 'loopt bijna af')).length, waiting).toBe(1)
    expect((await actsOf(number)).filter((act) => act === 'reminded')).toHaveLength(1)
    expect((await mailsWith(title, 'loopt bijna af'))[0]?.link).toContain(`/jobs/mijn/${number}`)

    // The same vacancy, with another closing day, while it is paused.
    await desk.act(number, 'steps/pause')
    await editor.publish('vacancy', documentId, 'nl', { title: paused, validThrough: fromNow(2 * dayMs) })
    await runJob('moveVacancies')
    expect((await actsOf(number)).filter((act) => act === 'reminded')).toHaveLength(1)
    await desk.act(number, 'steps/fill')
    await runJob('moveVacancies')
    expect(await mailsWith(paused, 'loopt bijna af')).toEqual([])
  })

  it('expires on its last day: gone from lists, sitemap and structured data, and its page answers 410', async () => {
    const { title } = titled('Sluitplanner')
    const number = await desk.approved({ title }, employer.company)
    const { documentId, slug } = await desk.read(number)
    await passOn(number, 'published')
    const path = `/jobs/vacature/${number}/${slug}`
    const shown = async () => {
      const page = await visit(path)
      const { status } = page
      const { structuredData } = await headOf(page)
      const posting = structuredData['@graph']?.find((node) => node['@type'] === 'JobPosting')
      const list = await (await visit(`/jobs?q=${encodeURIComponent(title)}`)).text()
      const sitemap = await (await visit('/sitemaps/vacancy-1.xml')).text()
      const isListed = list.includes(`${path}"`)
      return { status, closes: posting?.validThrough, isListed, isInSitemap: sitemap.includes(path) }
    }
    const closes = String((await desk.read(number)).validThrough)
    expect(await shown()).toEqual({ status: 200, closes, isListed: true, isInSitemap: true })

    await editor.publish('vacancy', documentId, 'nl', { validThrough: fromNow(-1000) })
    await runJob('moveVacancies')
    expect(await actsOf(number)).toContain('expired')
    await passOn(number, 'expired')

    // A page that a change touched still answers for ten seconds.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 15_000 })
    expect(await shown()).toEqual({ status: 410, closes: undefined, isListed: false, isInSitemap: false })
    vi.useRealTimers()
    const { title: heading } = await desk.published(documentId)
    expect(await (await visit(path)).text()).toContain(String(heading))
    await runJob('moveVacancies')
    expect(await actsOf(number)).toEqual(['created', 'submitted', 'approved', 'published', 'expired'])
  })
})
