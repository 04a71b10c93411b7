import { beforeAll, describe, expect, it } from 'vitest'
import { documentOf } from '../worker/accounts/support/documents.ts'
import { newAddress, newPassword } from '../worker/accounts/support/visitor.ts'
import { mailsTo, mailTo } from '../worker/support/backend.ts'
import { type Editor, signIn } from '../worker/support/editor.ts'
import { lane } from '../worker/support/lane.ts'
import { type Member, signInMember } from './support/member.ts'

/** Its profile isn't claimed, and nobody manages it. */
let cartonnage = ''
let havik = ''
let editor: Editor
let panel: (method: string, path: string, body?: object) => Promise<Response>
let owner: Member

interface Waiting {
  kind: string
  path: string
  title: string
  by: string
  submittedAt: string
  isChange: boolean
  warning: string | null
  fields: { name: string; now: string; before: string }[]
}

beforeAll(async () => {
  ;[cartonnage, havik] = (await Promise.all(
    ['cartonnage-de-linde', 'havik-logistiek'].map((link) => documentOf('partner', link)),
  )) as [string, string]
  editor = await signIn()
  owner = await signInMember('werkgever@schakel.example')
  const answer = await fetch(`${lane.strapiUrl}/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(lane.editor),
  })
  const { token } = (await answer.json<{ data: { token: string } }>()).data
  panel = (method, path, body) =>
    fetch(`${lane.strapiUrl}/vacancies/${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
})

/** A new account. */
async function newcomer(): Promise<{ member: Member; email: string }> {
  const [email, password] = [newAddress(), newPassword()]
  await editor.makeUser({
    username: email,
    email,
    password,
    confirmed: true,
    blocked: false,
    provider: 'local',
  })
  return { member: await signInMember(email, password), email }
}

const dataOf = async <Data>(answer: Promise<Response>) => (await (await answer).json<{ data: Data }>()).data
const codeOf = async (answer: Promise<Response>) =>
  (await (await answer).json<{ error: { details: { code: string } } }>()).error.details.code
const companiesOf = async (member: Member) =>
  (await (await member('GET', '/users/me')).json<{ companies: { documentId: string; role: string }[] }>())
    .companies
const waiting = async (by: string) =>
  (await dataOf<Waiting[]>(panel('GET', 'waiting'))).filter((one) => one.by.includes(by))

const claimant = { name: 'Linda de Linde', job: 'Directeur', language: 'nl' }
const claim = (member: Member, company: string, email: string) =>
  member('POST', `/companies/${company}/claim`, { ...claimant, email })

describe('a claim', () => {
  it('of an address of the website is proved by the account that asked, approved, and makes an owner', async () => {
    const maker = await newcomer()
    const company = await publishedCompany(maker, 'Kade Acht', '11112222')
    await editor.removeUser(maker.email)
    const { member, email } = await newcomer()
    const stranger = (await newcomer()).member
    const address = `linda-${crypto.randomUUID()}@kade.example`

    expect(await dataOf(claim(member, company, address))).toEqual({ next: 'code' })
    expect(await waiting(email)).toEqual([])
    const [code = ''] = /\b\d{8}\b/.exec((await mailTo(address)).text) ?? []
    const confirm = (who: Member, typed: string) =>
      who('POST', `/companies/${company}/claim/confirm`, { code: typed })
    expect(await codeOf(confirm(stranger, code))).toBe('claim-code')
    expect(await codeOf(confirm(member, '00000000'))).toBe('claim-code')
    expect((await confirm(member, code)).status).toBe(200)

    const [item] = await waiting(email)
    expect(item).toMatchObject({ kind: 'claim', title: 'Kade Acht', warning: null })
    expect(await dataOf(stranger('GET', `/companies/${company}/claim`))).toBeNull()
    expect((await panel('POST', `${item?.path}/approve`, {})).status).toBe(204)
    expect((await panel('POST', `${item?.path}/approve`, {})).status).toBe(400)

    expect(await companiesOf(member)).toMatchObject([{ documentId: company, role: 'owner' }])
    expect((await mailTo(email)).subject).toBe('Uw bedrijfsprofiel is van u')
    await remove(member, company, email)
  })

  it('ends after five wrong codes', async () => {
    const { member } = await newcomer()
    const address = `linda-${crypto.randomUUID()}@cartonnagedelinde.example`
    await claim(member, cartonnage, address)
    const [code = ''] = /\b\d{8}\b/.exec((await mailTo(address)).text) ?? []

    const confirm = (typed: string) =>
      member('POST', `/companies/${cartonnage}/claim/confirm`, { code: typed })
    for (let time = 0; time < 5; time++) await confirm('wrong')

    expect(await codeOf(confirm(code))).toBe('claim-code')
  })

  it('of another domain goes to the editors with a warning; they refuse it with a reason', async () => {
    const { member, email } = await newcomer()

    expect(await codeOf(claim(member, cartonnage, 'linda@gmail.com'))).toBe('claim-free-mail')
    expect(await dataOf(claim(member, cartonnage, 'linda@elders.example'))).toEqual({ next: 'editors' })
    const [item] = await waiting(email)
    expect(item?.warning).toContain('hoort niet bij de website')
    expect((await panel('POST', `${item?.path}/reject`, { reason: 'Wij kennen u niet.' })).status).toBe(204)

    expect((await mailTo(email)).text).toContain('Wij kennen u niet.')
    expect(await companiesOf(member)).toEqual([])
    expect(await dataOf(member('GET', `/companies/${cartonnage}/claim`))).toMatchObject({
      state: 'rejected',
      reason: 'Wij kennen u niet.',
    })
  })

  it('of a company with owners asks those, and tells nothing about them', async () => {
    const { member, email } = await newcomer()
    const before = (await mailsTo('werkgever@schakel.example')).length

    const answer = await claim(member, havik, 'nieuw@havik-logistiek.example')

    expect(await answer.json()).toEqual({ data: { next: 'owners' } })
    const mail = await mailTo('werkgever@schakel.example', { after: before })
    expect(mail.text).toContain('nieuw@havik-logistiek.example')
    expect(await waiting(email)).toEqual([])
  })
})

describe('a new company', () => {
  const billing = { name: 'Kade Negen', street: 'Kade 9', postcode: '8011 AA', city: 'Zwolle', country: 'NL' }
  const orderOfOne = {
    key: crypto.randomUUID(),
    product: 'vacature-los',
    reference: null,
    payment: { kind: 'invoice' },
    language: 'nl',
  }
  const vacancy = {
    title: 'Lader',
    categories: ['warehouse'],
    locations: [{ city: 'Zwolle' }],
    remote: 'no',
    employmentType: ['FULL_TIME'],
    salary: { min: 2500, max: 2900, unit: 'MONTH' },
    applyMethod: 'form',
    description: [{ type: 'paragraph', children: [{ type: 'text', text: 'Je laadt schepen.' }] }],
  }
  const made = {
    name: 'Kade Negen',
    kvk: '12345678',
    website: null,
    city: 'Zwolle',
    intro: 'Wij laden en lossen.',
  }

  it('is its maker’s at once and nobody else’s; it appears, with its vacancies, once an editor has read it', async () => {
    const { member, email } = await newcomer()
    expect((await member('POST', '/companies', { ...made, kvk: '123' })).status).toBe(400)
    expect(await codeOf(member('POST', '/companies', { ...made, kvk: '00001116' }))).toBe('company-known')

    const { documentId } = await dataOf<{ documentId: string }>(member('POST', '/companies', made))

    expect(await companiesOf(member)).toMatchObject([{ documentId, role: 'owner' }])
    expect((await owner('GET', `/companies/${documentId}/profile`)).status).toBe(403)
    const guest = { email: newAddress(), role: 'editor', language: 'nl' }
    expect(await codeOf(member('POST', `/companies/${documentId}/invitations`, guest))).toBe(
      'company-unpublished',
    )
    const order = (address: string) =>
      member('POST', `/companies/${documentId}/orders`, {
        ...orderOfOne,
        billing: { ...billing, email: address },
      })
    expect(await codeOf(order(newAddress()))).toBe('billing-own-address')
    expect((await order(email)).status).toBe(200)
    const { number } = await dataOf<{ number: number }>(
      member('POST', `/companies/${documentId}/vacancies`, vacancy),
    )
    expect((await member('POST', `/own-vacancies/${number}/submit`, {})).status).toBe(200)
    const posted = (await waiting(email)).find(({ kind }) => kind === 'vacancy')
    const decision = { submittedAt: posted?.submittedAt }
    expect(posted?.warning).toContain('beoordeel eerst het profiel')
    expect(await codeOf(panel('POST', `${posted?.path}/approve`, decision))).toBe('company-unpublished')

    const item = (await waiting(email)).find(({ kind }) => kind === 'profile')
    expect(item).toMatchObject({ kind: 'profile', title: 'Kade Negen', isChange: false })
    const { submittedAt } = item ?? {}
    expect((await panel('POST', `${item?.path}/approve`, { submittedAt })).status).toBe(204)

    expect((await panel('POST', `${posted?.path}/approve`, decision)).status).toBe(204)
    expect(await companiesOf(member)).toMatchObject([{ documentId, role: 'owner' }])
    expect(await dataOf(member('GET', `/companies/${documentId}/profile`))).toMatchObject({
      isPublished: true,
      state: null,
    })
    await remove(member, documentId, email)
  })
})

describe('a profile', () => {
  it('is changed by members and stays as it is until an editor has read the change', async () => {
    const { member, email } = await newcomer()
    const documentId = await publishedCompany({ member, email }, 'Kade Tien', '87654321')
    const { fields } = await dataOf<{ fields: object }>(member('GET', `/companies/${documentId}/profile`))
    const changed = {
      ...fields,
      intro: 'Nu dit.',
      body: [{ type: 'paragraph', children: [{ type: 'text', text: 'Wij staan aan de kade.' }] }],
      contacts: [{ name: 'Kees', role: null, phone: null, email: null }],
    }
    const path = `/companies/${documentId}/profile`

    expect((await owner('PUT', path, changed)).status).toBe(403)
    expect((await member('PUT', path, { ...changed, website: 'javascript:alert(1)' })).status).toBe(400)
    expect((await member('PUT', path, { ...changed, tier: 'premium' })).status).toBe(400)
    expect((await member('PUT', path, changed)).status).toBe(200)
    expect((await member('POST', `${path}/submit`)).status).toBe(200)
    expect(await live(documentId)).toMatchObject({ intro: 'Eerst dit.' })

    const [item] = await waiting(email)
    expect(item?.fields).toContainEqual({ name: 'Introductie', now: 'Nu dit.', before: 'Eerst dit.' })
    const { submittedAt } = item ?? {}
    await panel('POST', `${item?.path}/reject`, { submittedAt, reason: 'Te kort.' })
    expect(await dataOf(member('GET', path))).toMatchObject({ state: 'rejected', reason: 'Te kort.' })
    expect(await live(documentId)).toMatchObject({ intro: 'Eerst dit.' })

    await member('POST', `${path}/submit`)
    expect((await approve(email)).status).toBe(204)
    expect(await live(documentId)).toMatchObject({ intro: 'Nu dit.', name: 'Kade Tien', tier: 'basic' })
    await remove(member, documentId, email)
  })
})

/** What readers see. */
async function live(documentId: string): Promise<object> {
  const path = `/content-manager/collection-types/api::partner.partner/${documentId}?locale=nl&status=published`
  return dataOf(panel('GET', `..${path}`))
}

/** Approves what an account has handed in. */
async function approve(by: string): Promise<Response> {
  const [item] = await waiting(by)
  const { submittedAt } = item ?? {}
  return panel('POST', `${item?.path}/approve`, { submittedAt })
}

/** A company that an account has made and an editor has read. @returns Its documentId. */
async function publishedCompany(
  { member, email }: { member: Member; email: string },
  name: string,
  kvk: string,
): Promise<string> {
  const about = { website: 'https://www.kade.example', city: 'Zwolle', intro: 'Eerst dit.' }
  const made = await dataOf<{ documentId: string }>(member('POST', '/companies', { name, kvk, ...about }))
  expect((await approve(email)).status).toBe(204)
  return made.documentId
}

/** Deletes a company that a test has made, and its maker. */
async function remove(member: Member, documentId: string, email: string): Promise<void> {
  const { items } = await dataOf<{ items: { documentId: string }[] }>(
    member('GET', `/companies/${documentId}/vacancies?page=1`),
  )
  for (const vacancy of items) await editor.remove('vacancy', vacancy.documentId)
  await editor.remove('partner', documentId)
  await editor.removeUser(email)
}
