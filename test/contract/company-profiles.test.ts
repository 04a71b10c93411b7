import { beforeAll, describe, expect, it } from 'vitest'
import { documentOf } from '../worker/accounts/support/documents.ts'
import { newAddress, newPassword } from '../worker/accounts/support/visitor.ts'
import { madePng } from '../worker/files/support/made-pictures.ts'
import { mailTo, mailWith } from '../worker/support/backend.ts'
import { claimCode } from '../worker/support/claim-code.ts'
import { type Editor, signIn } from '../worker/support/editor.ts'
import { lane } from '../worker/support/lane.ts'
import { signInPanel } from '../worker/support/panel-account.ts'
import { type Member, signInMember } from './support/member.ts'

/** Its profile isn't claimed, and nobody manages it. */
let cartonnage = ''
let havik = ''
let editor: Editor
let panel: (method: string, path: string, body?: object) => Promise<Response>
let owner: Member

const partners = '/content-manager/collection-types/api::partner.partner'
const vacancies = '/content-manager/collection-types/api::vacancy.vacancy'

interface Waiting {
  kind: string
  path: string
  title: string
  by: string
  submittedAt: string
  isChange: boolean
  pictures: string | null
  warning: string | null
  fields: { name: string; now: string; before: string }[]
}

beforeAll(async () => {
  ;[cartonnage, havik] = (await Promise.all(
    ['cartonnage-de-linde', 'havik-logistiek'].map((link) => documentOf('partner', link)),
  )) as [string, string]
  editor = await signIn()
  owner = await signInMember('werkgever@schakel.example')
  const inPanel = await signInPanel()
  panel = (method, path, body) => inPanel(method, `/vacancies/${path}`, body)
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
    const code = await claimCode(address)
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
    const code = await claimCode(address)

    const confirm = (typed: string) =>
      member('POST', `/companies/${cartonnage}/claim/confirm`, { code: typed })
    for (let time = 0; time < 5; time++) await confirm('wrong')

    expect(await codeOf(confirm(code))).toBe('claim-code')
  })

  it('of another domain proves its address too, and has a warning; editors refuse it with a reason', async () => {
    const { member, email } = await newcomer()
    const address = `linda-${crypto.randomUUID()}@elders.example`

    expect(await codeOf(claim(member, cartonnage, 'linda@gmail.com'))).toBe('claim-free-mail')
    expect(await dataOf(claim(member, cartonnage, address))).toEqual({ next: 'code' })
    expect(await waiting(email)).toEqual([])
    const code = await claimCode(address)
    expect((await member('POST', `/companies/${cartonnage}/claim/confirm`, { code })).status).toBe(200)

    const [item] = await waiting(email)
    expect(item?.warning).toBe('Het domein van het adres hoort niet bij de website van het bedrijf.')
    expect(item?.fields).toContainEqual(
      expect.objectContaining({ name: 'Controle', now: 'Domein komt niet overeen, code getypt' }),
    )
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
    const answer = await claim(member, havik, 'nieuw@havik-logistiek.example')

    expect(await answer.json()).toEqual({ data: { next: 'owners' } })
    await mailWith('werkgever@schakel.example', 'nieuw@havik-logistiek.example')
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
    const creditsLeft = async () =>
      (await dataOf<{ left: number }>(member('GET', `/companies/${documentId}/credits`))).left
    expect(await creditsLeft()).toBe(0)
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
    expect(await creditsLeft()).toBe(1)

    expect((await panel('POST', `${posted?.path}/approve`, decision)).status).toBe(204)
    expect(await dataOf(member('GET', `/own-vacancies/${number}`))).toMatchObject({ state: 'published' })
    expect(await companiesOf(member)).toMatchObject([{ documentId, role: 'owner' }])
    expect(await dataOf(member('GET', `/companies/${documentId}/profile`))).toMatchObject({
      isPublished: true,
      state: null,
    })
    await remove(member, documentId, email)
  })
})

describe('a company that nobody is left of', () => {
  it('is deleted with its vacancies, if no editor has ever published it', async () => {
    const { member, email } = await newcomer()
    const made = { name: 'Kade Vijftien', kvk: '87650000', website: null, city: 'Zwolle', intro: 'Weg.' }
    const { documentId } = await dataOf<{ documentId: string }>(member('POST', '/companies', made))
    const vacancy = { title: 'Lader bij Kade Vijftien', locations: [{ city: 'Zwolle' }] }
    await member('POST', `/companies/${documentId}/vacancies`, vacancy)
    expect(await waiting(email)).toHaveLength(1)

    await editor.removeUser(email)

    const gone = await panel('GET', `..${partners}/${documentId}?locale=nl`)
    expect(gone.status).toBe(404)
    const found = await panel('GET', `..${vacancies}?_q=${encodeURIComponent(vacancy.title)}`)
    expect((await found.json<{ results: object[] }>()).results).toEqual([])
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
      leadEmail: 'vragen@kade.example',
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
    const address = { name: 'E-mail voor aanvragen', now: 'vragen@kade.example', before: '' }
    expect(item?.fields).toContainEqual(address)
    const { submittedAt } = item ?? {}
    await panel('POST', `${item?.path}/reject`, { submittedAt, reason: 'Te kort.' })
    expect(await dataOf(member('GET', path))).toMatchObject({ state: 'rejected', reason: 'Te kort.' })
    expect(await live(documentId)).toMatchObject({ intro: 'Eerst dit.', takesLeads: false })

    await member('POST', `${path}/submit`)
    expect((await approve(email)).status).toBe(204)
    const now = { intro: 'Nu dit.', name: 'Kade Tien', tier: 'basic', takesLeads: true }
    expect(await live(documentId)).toMatchObject(now)
    await remove(member, documentId, email)
  })
})

describe('the pictures of a profile', () => {
  interface Shown {
    logo: { id: number; url: string; width: number; name: string } | null
    cover: { alt: string; file: { id: number; url: string } } | null
  }
  const pathOf = (company: string, kind: string) => `/companies/${company}/pictures/${kind}`
  const profileOf = async (member: Member, company: string) =>
    dataOf<{ state: string | null; pictures: { kind: string; width: number }[]; leaving: string[] }>(
      member('GET', `/companies/${company}/profile`),
    )

  it('are refused that are no picture, too small or too large, and to who is no member', async () => {
    const maker = await newcomer()
    const company = await publishedCompany(maker, 'Kade Twaalf', '11112233')
    const send = (kind: string, bytes: Uint8Array, member = maker.member) =>
      member('POST', pathOf(company, kind), bytes)
    const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"/>')
    const logo = await madePng(200, 60)

    expect(await codeOf(send('logo', svg))).toBe('picture-type')
    expect(await codeOf(send('logo', logo.subarray(0, logo.length - 30)))).toBe('picture-type')
    expect(await codeOf(send('logo', await madePng(199, 60)))).toBe('picture-small')
    expect(await codeOf(send('cover', await madePng(1200, 399)))).toBe('picture-small')
    expect(await codeOf(send('logo', new Uint8Array(2 * 1024 * 1024 + 1)))).toBe('picture-large')
    expect((await send('banner', logo)).status).toBe(404)
    expect((await send('logo', logo, owner)).status).toBe(403)
    expect((await send('logo', logo)).status).toBe(200)

    expect((await maker.member('GET', pathOf(company, 'logo'))).headers.get('content-type')).toBe(
      'image/webp',
    )
    expect((await owner('GET', pathOf(company, 'logo'))).status).toBe(403)
    expect((await owner('DELETE', pathOf(company, 'logo'))).status).toBe(403)
    await remove(maker.member, company, maker.email)
  })

  it('go online and leave again with the profile once an editor has approved that, and what isn’t shown is removed', async () => {
    const { member, email } = await newcomer()
    const company = await publishedCompany({ member, email }, 'Kade Dertien', '11112244')
    const hand = async (kind: string, picture: Uint8Array, alt = '') => {
      const path = `${pathOf(company, kind)}?${new URLSearchParams({ alt })}`
      expect((await member('POST', path, picture)).status).toBe(200)
    }
    const approved = async () => {
      await member('POST', `/companies/${company}/profile/submit`)
      expect((await approve(email)).status).toBe(204)
      return (await live(company)) as Shown
    }
    await hand('logo', await madePng(400, 400))
    await hand('cover', await madePng(1200, 400), 'De kade')
    expect(await live(company)).toMatchObject({ logo: null, cover: null })
    await member('POST', `/companies/${company}/profile/submit`)
    const [item] = await waiting(email)
    const pictures = await dataOf<object[]>(panel('GET', `${item?.pictures}`))
    const data = expect.stringMatching(/^data:image\/webp;base64,/)
    expect(pictures).toEqual([
      { name: 'Logo', now: data, alt: '', before: null },
      { name: 'Omslagfoto', now: data, alt: 'De kade', before: null },
    ])

    const first = await approved()

    expect(first).toMatchObject({ logo: { width: 400 }, cover: { alt: 'De kade' } })
    const fileAt = (url = '') => fetch(`${lane.strapiUrl}${url}`)
    expect((await fileAt(first.logo?.url)).status).toBe(200)
    expect(await profileOf(member, company)).toMatchObject({ state: null, pictures: [] })
    expect((await member('GET', pathOf(company, 'logo'))).status).toBe(404)

    await hand('logo', await madePng(300, 100))
    const second = await approved()

    expect(second).toMatchObject({ logo: { width: 300 }, cover: { alt: 'De kade' } })
    expect((await fileAt(second.cover?.file.url)).status).toBe(200)
    expect((await fileAt(first.logo?.url)).status).toBe(404)

    const leaveOut = (kind: string) => member('POST', `${pathOf(company, kind)}/leave-out`, {})
    expect((await leaveOut('logo')).status).toBe(200)
    expect((await leaveOut('cover')).status).toBe(200)
    expect(await profileOf(member, company)).toMatchObject({ state: 'draft', leaving: ['logo', 'cover'] })
    expect((await member('DELETE', pathOf(company, 'cover'))).status).toBe(200)
    expect(await profileOf(member, company)).toMatchObject({ leaving: ['logo'] })
    await member('POST', `/companies/${company}/profile/submit`)
    expect(await live(company)).toMatchObject({ logo: { width: 300 } })
    const [change] = await waiting(email)
    expect(await dataOf(panel('GET', `${change?.pictures}`))).toEqual([
      { name: 'Logo', now: null, alt: '', before: second.logo?.url },
    ])
    const { submittedAt } = change ?? {}
    expect((await panel('POST', `${change?.path}/approve`, { submittedAt })).status).toBe(204)

    expect(await live(company)).toMatchObject({ logo: null, cover: { alt: 'De kade' } })
    expect((await fileAt(second.logo?.url)).status).toBe(404)
    expect((await fileAt(second.cover?.file.url)).status).toBe(200)
    expect(await codeOf(leaveOut('logo'))).toBe('vacancy-state')
    await remove(member, company, email)
    if (second.cover) await editor.removeFile(second.cover.file.id)
  })

  it('are gone once an editor rejects them or a member takes them back', async () => {
    const { member, email } = await newcomer()
    const company = await publishedCompany({ member, email }, 'Kade Veertien', '11112255')
    const logo = await madePng(400, 400)
    await member('POST', pathOf(company, 'logo'), logo)
    await member('POST', `/companies/${company}/profile/submit`)
    // Another picture than the one that the editor saw.
    const [seen] = await waiting(email)
    await member('POST', pathOf(company, 'logo'), logo)
    const decision = { submittedAt: seen?.submittedAt }
    expect((await panel('POST', `${seen?.path}/approve`, decision)).status).toBe(400)
    expect(await live(company)).toMatchObject({ logo: null })

    await member('POST', `/companies/${company}/profile/submit`)
    const [item] = await waiting(email)
    await panel('POST', `${item?.path}/reject`, { submittedAt: item?.submittedAt, reason: 'Geen logo.' })
    expect(await profileOf(member, company)).toMatchObject({ state: 'rejected', pictures: [] })

    await member('POST', pathOf(company, 'logo'), logo)
    expect((await profileOf(member, company)).pictures).toMatchObject([{ kind: 'logo', width: 400 }])
    expect((await member('DELETE', pathOf(company, 'logo'))).status).toBe(200)
    expect((await profileOf(member, company)).pictures).toEqual([])
    await remove(member, company, email)
  })
})

/** What readers see. */
async function live(documentId: string): Promise<object> {
  return dataOf(panel('GET', `..${partners}/${documentId}?locale=nl&status=published`))
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
