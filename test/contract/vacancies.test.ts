import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { completeVacancy } from '../backend/complete-vacancy.ts'
import { documentOf } from '../worker/accounts/support/documents.ts'
import { signIn as signInEditor } from '../worker/support/editor.ts'
import { signInPanel } from '../worker/support/panel-account.ts'
import { type MadeEmployer, makeEmployer } from './support/employer.ts'
import { type Member, memberWith, signInMember } from './support/member.ts'
import { dataOf, orderCredits, posting } from './support/posting.ts'

let havik = ''
let polderpallet = ''
let employer: Member
let agency: Member
let stranger: Member
const anonymous = memberWith('none')
let panel: Member
let desk: ReturnType<typeof posting>
/** A company that ordered nothing. */
let unpaid: MadeEmployer

beforeAll(async () => {
  ;[havik, polderpallet] = (await Promise.all(
    ['havik-logistiek', 'polderpallet'].map((link) => documentOf('partner', link)),
  )) as [string, string]
  ;[employer, agency, stranger] = (await Promise.all(
    ['werkgever', 'bureau', 'lezer'].map((name) => signInMember(`${name}@schakel.example`)),
  )) as [Member, Member, Member]
  panel = await signInPanel()
  desk = posting(agency, panel)
  unpaid = await makeEmployer(await signInEditor())
  await unpaid.admit(agency, 'owner')
})
afterAll(async () => {
  await desk.removeAll()
  await unpaid.remove()
})

const codeOf = async (answer: Promise<Response>) =>
  (await (await answer).json<{ error: { details: { code: string } } }>()).error.details.code

describe('a vacancy of a company', () => {
  it('is handed in, sent back with a reason, approved, changed and closed', async () => {
    const number = await desk.draftOf({ title: completeVacancy.title }, havik)
    expect((await desk.read(number)).missing).toContain('salary')
    expect((await desk.act(number, 'submit')).status).toBe(400)

    await agency('PUT', `/own-vacancies/${number}`, completeVacancy)
    expect((await desk.act(number, 'submit')).status).toBe(200)
    expect((await desk.act(number, 'submit')).status).toBe(200)
    expect((await desk.read(number)).acts.filter((one) => one.act === 'submitted')).toHaveLength(1)

    expect(await desk.decide(number, 'reject', { reason: 'Noem het team.' })).toBe(204)
    expect(await desk.read(number)).toMatchObject({ state: 'rejected', rejectReason: 'Noem het team.' })

    await desk.act(number, 'submit')
    expect(await desk.decide(number, 'approve')).toBe(204)
    const { documentId, state, acts } = await desk.read(number)
    expect(state).toBe('published')
    expect(acts.map((one) => one.act)).toEqual([
      ...['published', 'approved', 'submitted', 'rejected', 'submitted', 'created'],
    ])

    await agency('PUT', `/own-vacancies/${number}`, { title: 'Dagplanner' })
    await desk.act(number, 'submit')
    const change = await desk.waiting(number)
    expect(change.fields).toEqual([{ name: 'Titel', now: 'Dagplanner', before: 'Nachtplanner' }])

    await desk.act(number, 'steps/pause')
    expect(await desk.read(number)).toMatchObject({ state: 'paused', change: 'submitted' })
    expect(await desk.published(documentId)).toMatchObject({ title: 'Nachtplanner', vacancyState: 'paused' })

    await desk.act(number, 'steps/resume')
    expect(await desk.decide(number, 'approve')).toBe(204)
    expect(await desk.published(documentId)).toMatchObject({ title: 'Dagplanner', vacancyState: 'published' })

    await desk.act(number, 'steps/fill')
    expect(await desk.read(number)).toMatchObject({ state: 'filled', change: null })
    expect((await desk.act(number, 'steps/resume')).status).toBe(400)
  })

  it('is for its members: everybody else finds none', async () => {
    const number = await desk.draftOf(completeVacancy, polderpallet)
    const paths: [string, string, object?][] = [
      ['GET', ''],
      ['PUT', '', { title: 'Overgenomen' }],
      ['DELETE', ''],
      ['POST', '/copy', {}],
      ['POST', '/submit', {}],
      ['POST', '/steps/pause', {}],
      ['POST', '/renew', { key: crypto.randomUUID() }],
    ]

    for (const [method, rest, body] of paths) {
      for (const member of [stranger, employer])
        expect((await member(method, `/own-vacancies/${number}${rest}`, body)).status, rest).toBe(404)
      expect((await anonymous(method, `/own-vacancies/${number}${rest}`, body)).status, rest).toBe(401)
      expect((await agency(method, `/own-vacancies/99999999${rest}`, body)).status, rest).toBe(404)
    }
    expect((await stranger('GET', `/companies/${polderpallet}/vacancies`)).status).toBe(403)
    expect((await stranger('POST', `/companies/${polderpallet}/vacancies`, completeVacancy)).status).toBe(403)
    expect((await desk.read(number)).fields.title).toBe('Nachtplanner')
  })

  it('costs one credit once it is approved, and another to go on, however often that is asked', async () => {
    const left = async () =>
      (await dataOf<{ left: number }>(agency('GET', `/companies/${havik}/credits`))).left
    const before = await left()
    const number = await desk.draftOf(completeVacancy, havik)
    await desk.act(number, 'submit')
    expect(await left()).toBe(before)
    await desk.decide(number, 'approve')
    expect(await left()).toBe(before - 1)

    const closes = Date.parse((await desk.read(number)).validThrough ?? '')
    const key = crypto.randomUUID()
    await Promise.all([desk.act(number, 'renew', { key }), desk.act(number, 'renew', { key })])
    expect(await left()).toBe(before - 2)
    const later = Date.parse((await desk.read(number)).validThrough ?? '') - closes
    expect(Math.round(later / 86_400_000)).toBe(60)
  })

  it('waits for its payment where nothing is paid yet, and is not read where nothing is ordered', async () => {
    const number = await desk.draftOf(completeVacancy, unpaid.company)
    expect(await codeOf(desk.act(number, 'submit'))).toBe('no-credits')

    await orderCredits(agency, unpaid.company)
    await desk.act(number, 'submit')
    await desk.decide(number, 'approve')

    const { state, documentId } = await desk.read(number)
    expect(state).toBe('awaiting-payment')
    expect(await desk.published(documentId)).toEqual({})
    expect(await codeOf(agency('PUT', `/own-vacancies/${number}`, { title: 'Anders' }))).toBe('vacancy-state')
  })

  it('is not decided as it was read once its employer has written on', async () => {
    const number = await desk.draftOf(completeVacancy, havik)
    await desk.act(number, 'submit')
    const { documentId, submittedAt } = await desk.waiting(number)
    await agency('PUT', `/own-vacancies/${number}`, { title: 'Anders' })

    const answer = panel('POST', `/vacancies/waiting/${documentId}/approve`, { submittedAt })

    expect(await codeOf(answer)).toBe('vacancy-state')
    expect(await desk.published(documentId)).toEqual({})
  })
})

it.each([
  [
    'a link into a script',
    {
      description: [
        { type: 'paragraph', children: [{ type: 'link', url: 'javascript:alert(1)', children: [] }] },
      ],
    },
  ],
  ['a salary that is reversed', { salary: { min: 4000, max: 3000, unit: 'MONTH' } }],
  ['a last day that is over', { closesOn: '2020-01-01' }],
  ['a first day that is over', { startsOn: '2020-01-01' }],
  ['hours that are reversed', { hoursMin: 40, hoursMax: 32 }],
  [
    '100 kB of text in many parts',
    {
      description: Array.from({ length: 10 }, () => ({
        type: 'paragraph',
        children: [{ type: 'text', text: 'x'.repeat(10_000) }],
      })),
    },
  ],
  ['markup', { description: '<script>alert(1)</script>' }],
  ['a state of its own', { vacancyState: 'published' }],
  ['another employer', { employer: 'x' }],
  ['an unknown category', { categories: ['niets'] }],
  ['a text without end', { title: 'x'.repeat(10_000) }],
])('a draft with %s is refused, and leaves nothing behind', async (_, fields) => {
  const title = `Planner ${crypto.randomUUID()}`

  const answer = await agency('POST', `/companies/${polderpallet}/vacancies`, { title, ...fields })

  expect(answer.status).toBe(400)
  expect(await (await agency('GET', `/companies/${polderpallet}/vacancies`)).text()).not.toContain(title)
})

it('a draft can be copied and thrown away', async () => {
  const number = await desk.draftOf({ ...completeVacancy, title: 'Wegwerpplanner' }, polderpallet)
  const { number: copy } = await dataOf<{ number: number }>(desk.act(number, 'copy'))

  expect((await agency('DELETE', `/own-vacancies/${number}`)).status).toBe(200)
  expect((await agency('GET', `/own-vacancies/${number}`)).status).toBe(404)
  expect(await desk.read(copy)).toMatchObject({
    state: 'draft',
    missing: [],
    fields: { title: 'Wegwerpplanner' },
  })
})
