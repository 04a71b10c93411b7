import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { documentOf } from '../worker/accounts/support/documents.ts'
import { mailsTo, mailTo } from '../worker/support/backend.ts'
import { type Editor, signIn as signInEditor } from '../worker/support/editor.ts'
import { lane } from '../worker/support/lane.ts'
import { makeEmployer } from './support/employer.ts'
import { type Member, memberWith, signInMember } from './support/member.ts'

const { strapiUrl } = lane

/** Sample companies, by their documentIds. */
let havik = ''
let polderpallet = ''
let pakwijs = ''
/** An owner of Havik, and an agency: editor of Havik, owner of Polderpallet. */
let owner: Member
let agency: Member
let reader: Member
let editor: Editor

interface Own {
  partner: { documentId: string; role: string } | null
  companies: { documentId: string; name: string; link: string; role: string }[]
}

beforeAll(async () => {
  editor = await signInEditor()
  ;[havik, polderpallet, pakwijs] = (await Promise.all(
    ['havik-logistiek', 'polderpallet', 'pakwijs'].map((link) => documentOf('partner', link)),
  )) as [string, string, string]
  ;[owner, agency, reader] = (await Promise.all(
    ['werkgever', 'bureau', 'lezer'].map((name) => signInMember(`${name}@schakel.example`)),
  )) as [Member, Member, Member]
})

const own = async (member: Member) => (await member('GET', '/users/me')).json<Own>()
const members = async (member: Member, company: string) =>
  (
    await (
      await member('GET', `/companies/${company}/members`)
    ).json<{
      data: { documentId: string; role: string; firstName: string }[]
    }>()
  ).data

describe('an account in several companies', () => {
  it('sees each with its role, and acts for the one that it chooses', async () => {
    expect((await own(agency)).companies).toMatchObject([
      { link: 'havik-logistiek', role: 'editor' },
      { link: 'polderpallet', role: 'owner' },
    ])

    for (const company of [polderpallet, havik]) {
      expect((await agency('PUT', '/users/me/company', { company })).status).toBe(200)
      expect((await own(agency)).partner?.documentId).toBe(company)
    }
  })

  it('keeps them while a company is published again', async () => {
    const made = await makeEmployer(editor)
    await made.admit(agency, 'owner')

    await editor.publish('partner', made.company, 'nl')

    const companies = (await own(agency)).companies.map(({ name }) => name)
    await made.remove()
    expect(companies).toContain('Proefwerkgever')
  })

  it('has none as an ordinary reader', async () => {
    expect(await own(reader)).toMatchObject({ partner: null, companies: [] })
  })
})

describe('a role', () => {
  it('opens no other company: neither its members, nor acting for it', async () => {
    for (const [member, company] of [
      [owner, polderpallet],
      [agency, pakwijs],
      [reader, havik],
      [reader, 'bestaat-niet'],
    ] as const) {
      expect((await member('GET', `/companies/${company}/members`)).status).toBe(403)
      expect((await member('PUT', '/users/me/company', { company })).status).toBe(403)
    }
  })

  it('of an editor changes no members, of its own company or another', async () => {
    const ofHavik = await members(owner, havik)
    const wim = ofHavik.find(({ firstName }) => firstName === 'Wim')?.documentId ?? ''

    const path = `/companies/${havik}/members/${wim}`
    expect((await agency('PUT', path, { role: 'editor' })).status).toBe(403)
    expect((await agency('DELETE', path)).status).toBe(403)
    // Named below a company of one's own, a member of another one is not found.
    expect((await agency('DELETE', `/companies/${polderpallet}/members/${wim}`)).status).toBe(404)
    expect(
      (await agency('PUT', `/companies/${polderpallet}/members/${wim}`, { role: 'editor' })).status,
    ).toBe(404)
    expect(await members(owner, havik)).toEqual(ofHavik)
  })

  it('of the only owner stays', async () => {
    const wim = (await members(owner, havik)).find(({ firstName }) => firstName === 'Wim')?.documentId
    const path = `/companies/${havik}/members/${wim}`

    for (const refused of [await owner('PUT', path, { role: 'editor' }), await owner('DELETE', path)]) {
      expect(refused.status).toBe(400)
      expect(await refused.json()).toMatchObject({ error: { details: { code: 'last-owner' } } })
    }
  })

  it('belongs to nobody who only reads: the table itself has no address', async () => {
    for (const member of [owner, reader]) expect((await member('GET', '/memberships')).status).toBe(404)
  })
})

describe('an invitation', () => {
  it('makes an account a member, beside its other companies, until an owner ends that', async () => {
    const colleague = await invited(`collega-${crypto.randomUUID()}@bedrijf.example`, havik)
    expect((await own(colleague)).companies).toMatchObject([{ link: 'havik-logistiek', role: 'editor' }])

    const me = (await members(owner, havik)).find(({ firstName }) => firstName === 'Cora')?.documentId
    expect((await owner('PUT', `/companies/${havik}/members/${me}`, { role: 'owner' })).status).toBe(200)
    expect((await own(colleague)).partner?.role).toBe('owner')
    expect((await owner('DELETE', `/companies/${havik}/members/${me}`)).status).toBe(200)
    expect(await own(colleague)).toMatchObject({ partner: null, companies: [] })
  })

  it('to a company that is deleted since leaves no membership', async () => {
    const link = `proef-${crypto.randomUUID().slice(0, 8)}`
    const company = await editor.make('partner', { name: 'Proefbedrijf', link, roles: ['employer'] }, 'nl')
    const colleague = await invited(`collega-${crypto.randomUUID()}@bedrijf.example`, company)
    expect((await own(colleague)).companies).toHaveLength(1)

    await editor.remove('partner', company)

    expect((await own(colleague)).companies).toEqual([])
  })
})

describe('an owner', () => {
  const invite = (member: Member, company: string, email: string) =>
    member('POST', `/companies/${company}/invitations`, { email, role: 'editor', language: 'nl' })
  const open = async (member: Member, company: string) =>
    (
      await (
        await member('GET', `/companies/${company}/invitations`)
      ).json<{ data: { documentId: string; email: string }[] }>()
    ).data

  it('invites an account that has a company already, which then acts for both', async () => {
    const colleague = await invited(`collega-${crypto.randomUUID()}@bedrijf.example`, havik)
    const { email } = await (await colleague('GET', '/users/me')).json<{ email: string }>()
    const { length: after } = await mailsTo(email)

    expect((await invite(agency, polderpallet, email)).status).toBe(200)
    expect(await open(agency, polderpallet)).toMatchObject([{ email, role: 'editor' }])
    const token = new URL((await mailTo(email, { after })).link ?? '').searchParams.get('token')
    expect((await colleague('POST', '/invitations/accept', { token })).status).toBe(200)

    expect((await own(colleague)).companies.map(({ link }) => link)).toEqual([
      'havik-logistiek',
      'polderpallet',
    ])
    expect(await open(agency, polderpallet)).toEqual([])
    const again = await invite(agency, polderpallet, email)
    expect(await again.json()).toMatchObject({ error: { details: { code: 'member-already' } } })
  })

  it('takes an invitation back, and a second one takes the place of the first', async () => {
    const email = `collega-${crypto.randomUUID()}@bedrijf.example`
    await invite(agency, polderpallet, email)
    const first = new URL((await mailTo(email)).link ?? '').searchParams.get('token')
    await invite(agency, polderpallet, email)

    const [one, ...others] = await open(agency, polderpallet)
    expect(others).toEqual([])
    expect((await reader('POST', '/invitations/accept', { token: first })).status).toBe(400)
    // Named below another company of one's own, it is not found.
    expect((await owner('DELETE', `/companies/${havik}/invitations/${one?.documentId}`)).status).toBe(404)
    const path = `/companies/${polderpallet}/invitations/${one?.documentId}`
    expect((await agency('DELETE', path)).status).toBe(200)
    expect(await open(agency, polderpallet)).toEqual([])
    expect((await agency('DELETE', path)).status).toBe(404)
  })

  it('fills no mailbox: the fourth invitation within an hour is refused', async () => {
    const email = `collega-${crypto.randomUUID()}@bedrijf.example`
    for (let sent = 0; sent < 3; sent++) expect((await invite(agency, polderpallet, email)).status).toBe(200)

    const fourth = await invite(agency, polderpallet, email)

    expect(await fourth.json()).toMatchObject({ error: { details: { code: 'invited-often' } } })
    await expect.poll(async () => (await mailsTo(email)).length).toBe(3)
    // The one that was mailed last still works.
    expect(await open(agency, polderpallet)).toMatchObject([{ email }])
  })

  it('alone invites, sees who is invited, and sees addresses of members', async () => {
    const email = `collega-${crypto.randomUUID()}@bedrijf.example`
    // An editor of this company, an owner of another one, a reader; and a company that isn't there.
    for (const [member, company] of [
      [agency, havik],
      [owner, polderpallet],
      [reader, havik],
      [owner, 'bestaat-niet'],
    ] as const) {
      expect((await invite(member, company, email)).status).toBe(403)
      expect((await member('GET', `/companies/${company}/invitations`)).status).toBe(403)
      expect((await member('DELETE', `/companies/${company}/invitations/x`)).status).toBe(403)
    }
    expect(await mailsTo(email)).toEqual([])
    expect((await members(owner, havik)).every((member) => 'email' in member && member.email)).toBe(true)
    expect((await members(agency, havik)).some((member) => 'email' in member && member.email)).toBe(false)
  })
})

/** Invites somebody, who makes an account with it. */
async function invited(email: string, partner: string): Promise<Member> {
  const { length: after } = await mailsTo(email)
  await editor.make('invitation', { email, role: 'editor', language: 'nl', partner: { connect: [partner] } })
  const token = new URL((await mailTo(email, { after })).link ?? '').searchParams.get('token')
  const answer = await fetch(`${strapiUrl}/api/invitations/register`, {
    method: 'POST',
    headers: { authorization: `Bearer ${env.CMS_TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify({ token, password: 'Fietsbel-Ochtend-31', firstName: 'Cora', lastName: 'Collega' }),
  })
  return memberWith((await answer.json<{ jwt: string }>()).jwt)
}
