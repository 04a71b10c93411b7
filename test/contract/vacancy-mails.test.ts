import { afterAll, beforeAll, expect, it } from 'vitest'
import { completeVacancy } from '../backend/complete-vacancy.ts'
import { mailsTo, mailWith } from '../worker/support/backend.ts'
import { type Editor, signIn as signInEditor } from '../worker/support/editor.ts'
import { signInPanel } from '../worker/support/panel-account.ts'
import { type MadeEmployer, makeEmployer } from './support/employer.ts'
import { type Member, signInMember } from './support/member.ts'
import { dataOf, orderCredits, posting } from './support/posting.ts'

const [poster, owner] = ['werkgever@schakel.example', 'bureau@schakel.example']

let editor: Editor
let employer: MadeEmployer
let agency: Member
let member: Member
let panel: Member
let desk: ReturnType<typeof posting>
/** documentIds of vacancies. */
const made: string[] = []
/** Membership of the poster, who is no owner. */
let membership = ''

beforeAll(async () => {
  agency = await signInMember(owner)
  ;[member, editor, panel] = await Promise.all([signInMember(poster), signInEditor(), signInPanel()])
  employer = await makeEmployer(editor)
  await employer.admit(agency, 'owner')
  membership = await employer.admit(member, 'editor')
  const { number, totalCents } = await orderCredits(agency, employer.company)
  await panel('POST', `/finance/orders/${number}/payments`, {
    cents: totalCents,
    note: 'Afschrift 7',
    key: crypto.randomUUID(),
  })
  desk = posting(member, panel)
})
afterAll(async () => {
  for (const documentId of made) await editor.remove('vacancy', documentId)
  await employer.remove()
})

/** A title that no other vacancy has. */
const titled = (title: string) => ({ title: `${title} ${crypto.randomUUID().slice(0, 8)}` })

it('a change that is approved or rejected is told as one, since the vacancy stays online', async () => {
  const { title } = titled('Wisselplanner')
  const number = await desk.approved({ title }, employer.company)
  made.push((await desk.read(number)).documentId)
  const change = async (decision: 'approve' | 'reject', more = {}) => {
    const next = titled('Gewijzigde planner').title
    await member('PUT', `/own-vacancies/${number}`, { title: next })
    await desk.act(number, 'submit')
    expect(await desk.decide(number, decision, more)).toBe(204)
    return mailWith(poster, next)
  }

  expect((await change('approve')).subject).toBe('Uw wijziging staat online')
  const rejected = await change('reject', { reason: 'Noem het team.' })

  expect(rejected.subject).toBe('Uw wijziging moet worden aangepast')
  expect(rejected.text).toContain('De vacature zelf blijft zoals zij is.')
  expect(rejected.text).not.toContain('nog niet geplaatst')
})

it('a vacancy that editors unpublish goes back to its employer with the reason, and its address says that it is gone', async () => {
  const { title } = titled('Offlineplanner')
  const number = await desk.approved({ title }, employer.company)
  const { documentId, slug, validThrough } = await desk.read(number)
  made.push(documentId)
  const reason = 'De tekst vraagt naar leeftijd.'
  await editor.draft('vacancy', documentId, 'nl', { rejectReason: reason })

  await editor.unpublish('vacancy', documentId, 'nl')

  expect(await desk.read(number)).toMatchObject({ state: 'rejected', rejectReason: reason })
  expect((await desk.read(number)).acts[0]).toMatchObject({ act: 'taken-down', note: reason })
  expect((await mailWith(poster, reason)).subject).toBe('Uw vacature is van de site gehaald')
  expect(await rulesFrom(`/jobs/vacature/${number}/${slug}`)).toEqual([410])

  // It has been paid: handing it in again needs no credit.
  for (let used = 0; used < 3; used++) {
    const other = await desk.approved(titled('Andere planner'), employer.company)
    made.push((await desk.read(other)).documentId)
  }
  const credits = await dataOf<{ left: number }>(member('GET', `/companies/${employer.company}/credits`))
  expect(credits.left).toBe(0)
  expect((await desk.act(number, 'submit')).status).toBe(200)
  expect(await desk.decide(number, 'approve')).toBe(204)

  expect(await desk.read(number)).toMatchObject({ state: 'published', validThrough })
  expect(await rulesFrom(`/jobs/vacature/${number}/${slug}`)).toEqual([])
})

it('what becomes of a vacancy is told to the owners once who posted it has left', async () => {
  const { title } = titled('Erfplanner')
  const number = await desk.draftOf({ ...completeVacancy, title }, employer.company)
  await orderCredits(agency, employer.company)
  await desk.act(number, 'submit')
  const { documentId, submittedAt } = await desk.waiting(number)
  made.push(documentId)
  await editor.remove('membership', membership)

  await panel('POST', `/vacancies/waiting/${documentId}/approve`, { submittedAt })

  expect((await mailWith(owner, title)).subject).toBe('Uw vacature is goedgekeurd en wacht op betaling')
  expect((await mailsTo(poster)).filter(({ text }) => text.includes(title))).toEqual([])
})

async function rulesFrom(path: string): Promise<number[]> {
  const query = new URLSearchParams({ 'filters[from][$eq]': path })
  const { results } = await (
    await panel('GET', `/content-manager/collection-types/api::redirect.redirect?${query}`)
  ).json<{ results: { code: number }[] }>()
  return results.map(({ code }) => code)
}
