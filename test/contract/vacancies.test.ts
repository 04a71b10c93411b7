import { beforeAll, describe, expect, it } from 'vitest'
import { documentOf } from '../worker/accounts/support/documents.ts'
import { lane } from '../worker/support/lane.ts'
import { type Member, memberWith, signInMember } from './support/member.ts'

const { strapiUrl } = lane

let havik = ''
let polderpallet = ''
let employer: Member
let agency: Member
let stranger: Member
const anonymous = memberWith('none')
let panel: (method: string, path: string, body?: object) => Promise<Response>

beforeAll(async () => {
  ;[havik, polderpallet] = (await Promise.all(
    ['havik-logistiek', 'polderpallet'].map((link) => documentOf('partner', link)),
  )) as [string, string]
  ;[employer, agency, stranger] = (await Promise.all(
    ['werkgever', 'bureau', 'lezer'].map((name) => signInMember(`${name}@schakel.example`)),
  )) as [Member, Member, Member]
  panel = await editor()
})

/** An editor's calls to the panel's own addresses. */
async function editor(): Promise<typeof panel> {
  const answer = await fetch(`${strapiUrl}/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(lane.editor),
  })
  const { token } = (await answer.json<{ data: { token: string } }>()).data
  return (method, path, body) =>
    fetch(`${strapiUrl}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
}

const complete = {
  title: 'Nachtplanner',
  categories: ['transport-planning'],
  locations: [{ city: 'Lelystad' }],
  remote: 'no',
  employmentType: ['FULL_TIME'],
  salary: { min: 3000, max: 3600, unit: 'MONTH' },
  applyMethod: 'form',
  description: [{ type: 'paragraph', children: [{ type: 'text', text: 'Je plant de nacht.' }] }],
}

interface Own {
  documentId: string
  number: number
  state: string
  change: string | null
  rejectReason: string | null
  missing: string[]
  isPublished: boolean
  validThrough: string | null
  fields: { title: string }
  acts: { act: string; by: string | null }[]
}

async function dataOf<Data>(answer: Promise<Response>): Promise<Data> {
  return (await (await answer).json<{ data: Data }>()).data
}

const read = (number: number, member = agency) => dataOf<Own>(member('GET', `/own-vacancies/${number}`))
const act = (number: number, rest: string, body = {}) =>
  agency('POST', `/own-vacancies/${number}/${rest}`, body)
const codeOf = async (answer: Promise<Response>) =>
  (await (await answer).json<{ error: { details: { code: string } } }>()).error.details.code

/** Begins a vacancy. @returns Its public number. */
async function draftOf(fields: object, company = polderpallet, member = agency): Promise<number> {
  const made = await dataOf<{ number: number }>(member('POST', `/companies/${company}/vacancies`, fields))
  return made.number
}

interface Waiting {
  documentId: string
  number: number
  submittedAt: string
  isChange: boolean
  fields: { name: string; now: string; before: string }[]
}

async function waiting(number: number): Promise<Waiting> {
  const found = (await dataOf<Waiting[]>(panel('GET', '/vacancies/waiting'))).find(
    (one) => one.number === number,
  )
  if (!found) throw new Error(`${number} does not wait`)
  return found
}

async function decide(number: number, decision: 'approve' | 'reject', more: object = {}): Promise<number> {
  const { documentId, submittedAt } = await waiting(number)
  return (await panel('POST', `/vacancies/waiting/${documentId}/${decision}`, { submittedAt, ...more }))
    .status
}

/** What readers may see of it; nothing while nothing is published. */
async function published(documentId: string): Promise<{ title?: string; vacancyState?: string }> {
  const path = `/content-manager/collection-types/api::vacancy.vacancy/${documentId}?locale=nl&status=published`
  return dataOf(panel('GET', path))
}

/** Credits for the agency's company, paid at once or not. */
async function order(): Promise<void> {
  await agency('POST', `/companies/${polderpallet}/orders`, {
    key: crypto.randomUUID(),
    product: 'vacaturebundel-vijf',
    reference: null,
    payment: { kind: 'invoice' },
    billing: {
      name: 'Polderpallet B.V.',
      street: 'Polderweg 1',
      postcode: '8243 PD',
      city: 'Lelystad',
      country: 'NL',
      email: 'administratie@polderpallet.example',
    },
    language: 'nl',
  })
}

describe('a vacancy of a company', () => {
  it('is handed in, sent back with a reason, approved, changed and closed', async () => {
    const number = await draftOf({ title: complete.title }, havik, agency)
    expect((await read(number)).missing).toContain('salary')
    expect((await act(number, 'submit')).status).toBe(400)

    await agency('PUT', `/own-vacancies/${number}`, complete)
    expect((await act(number, 'submit')).status).toBe(200)
    expect((await act(number, 'submit')).status).toBe(200)
    expect((await read(number)).acts.filter((one) => one.act === 'submitted')).toHaveLength(1)

    expect(await decide(number, 'reject', { reason: 'Noem het team.' })).toBe(204)
    expect(await read(number)).toMatchObject({ state: 'rejected', rejectReason: 'Noem het team.' })

    await act(number, 'submit')
    expect(await decide(number, 'approve')).toBe(204)
    const { documentId, state, acts } = await read(number)
    expect(state).toBe('published')
    expect(acts.map((one) => one.act)).toEqual([
      ...['published', 'approved', 'submitted', 'rejected', 'submitted', 'created'],
    ])

    await agency('PUT', `/own-vacancies/${number}`, { title: 'Dagplanner' })
    await act(number, 'submit')
    const change = await waiting(number)
    expect(change.fields).toEqual([{ name: 'Titel', now: 'Dagplanner', before: 'Nachtplanner' }])

    await act(number, 'steps/pause')
    expect(await read(number)).toMatchObject({ state: 'paused', change: 'submitted' })
    expect(await published(documentId)).toMatchObject({ title: 'Nachtplanner', vacancyState: 'paused' })

    await act(number, 'steps/resume')
    expect(await decide(number, 'approve')).toBe(204)
    expect(await published(documentId)).toMatchObject({ title: 'Dagplanner', vacancyState: 'published' })

    await act(number, 'steps/fill')
    expect(await read(number)).toMatchObject({ state: 'filled', change: null })
    expect((await act(number, 'steps/resume')).status).toBe(400)
  })

  it('is for its members: everybody else finds none', async () => {
    const number = await draftOf(complete, polderpallet)
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
    expect((await stranger('POST', `/companies/${polderpallet}/vacancies`, complete)).status).toBe(403)
    expect((await read(number)).fields.title).toBe('Nachtplanner')
  })

  it('costs one credit once it is approved, and another to go on, however often that is asked', async () => {
    const left = async () =>
      (await dataOf<{ left: number }>(agency('GET', `/companies/${havik}/credits`))).left
    const before = await left()
    const number = await draftOf(complete, havik)
    await act(number, 'submit')
    expect(await left()).toBe(before)
    await decide(number, 'approve')
    expect(await left()).toBe(before - 1)

    const closes = Date.parse((await read(number)).validThrough ?? '')
    const key = crypto.randomUUID()
    await Promise.all([act(number, 'renew', { key }), act(number, 'renew', { key })])
    expect(await left()).toBe(before - 2)
    const later = Date.parse((await read(number)).validThrough ?? '') - closes
    expect(Math.round(later / 86_400_000)).toBe(60)
  })

  it('waits for its payment where nothing is paid yet, and is not read where nothing is ordered', async () => {
    const number = await draftOf(complete, polderpallet)
    expect(await codeOf(act(number, 'submit'))).toBe('no-credits')

    await order()
    await act(number, 'submit')
    await decide(number, 'approve')

    const { state, documentId } = await read(number)
    expect(state).toBe('awaiting-payment')
    expect(await published(documentId)).toEqual({})
    expect(await codeOf(agency('PUT', `/own-vacancies/${number}`, { title: 'Anders' }))).toBe('vacancy-state')
  })

  it('is not decided as it was read once its employer has written on', async () => {
    const number = await draftOf(complete, havik)
    await act(number, 'submit')
    const { documentId, submittedAt } = await waiting(number)
    await agency('PUT', `/own-vacancies/${number}`, { title: 'Anders' })

    const answer = panel('POST', `/vacancies/waiting/${documentId}/approve`, { submittedAt })

    expect(await codeOf(answer)).toBe('vacancy-state')
    expect(await published(documentId)).toEqual({})
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
  ['a day that is over', { closesOn: '2020-01-01' }],
  ['a state of its own', { vacancyState: 'published' }],
  ['another employer', { employer: 'x' }],
  ['an unknown category', { categories: ['niets'] }],
  ['a text without end', { title: 'x'.repeat(10_000) }],
])('a draft with %s is refused', async (_, fields) => {
  const answer = await agency('POST', `/companies/${polderpallet}/vacancies`, { title: 'Planner', ...fields })

  expect(answer.status).toBe(400)
})

it('a draft can be copied and thrown away', async () => {
  const number = await draftOf({ ...complete, title: 'Wegwerpplanner' })
  const { number: copy } = await dataOf<{ number: number }>(act(number, 'copy'))

  expect((await agency('DELETE', `/own-vacancies/${number}`)).status).toBe(200)
  expect((await agency('GET', `/own-vacancies/${number}`)).status).toBe(404)
  expect(await read(copy)).toMatchObject({ state: 'draft', missing: [], fields: { title: 'Wegwerpplanner' } })
})
