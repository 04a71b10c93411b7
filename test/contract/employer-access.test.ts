import { env } from 'cloudflare:workers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { documentOf } from '../worker/accounts/support/documents.ts'
import { type Editor, signIn as signInEditor } from '../worker/support/editor.ts'
import { signInPanel } from '../worker/support/panel-account.ts'
import { sendForm, signIn } from '../worker/support/sign-in.ts'
import { siteUrl, visit } from '../worker/support/visit.ts'
import { type MadeEmployer, makeEmployer } from './support/employer.ts'
import { type Member, memberWith, signInMember } from './support/member.ts'
import { dataOf, orderCredits, posting } from './support/posting.ts'

// What belongs to a company: its vacancies, their applications, orders, invoices, members and invitations.

interface Route {
  method: string
  /** With `/api` in front, and parameters such as `:company`. */
  path: string
}

let editor: Editor
let employer: MadeEmployer
let owner: Member
/** Signed in while the account was a member, and removed since. */
let colleague: Member
let stranger: Member
const anonymous = memberWith(null)
const forged = memberWith('eyJhbGciOiJIUzI1NiJ9.eyJpZCI6MX0.c2NoYWtlbA')
let desk: ReturnType<typeof posting>
/** Every call about something of a company, as Strapi knows them. */
let routes: Route[]
/** The values of their parameters, all of the company or its vacancy. */
let own: Record<string, string>
/** The same of nobody. */
const ofNobody: Record<string, string> = {
  company: 'a'.repeat(24),
  number: '99999999',
  member: 'a'.repeat(24),
  invitation: 'a'.repeat(24),
  application: 'a'.repeat(24),
  step: 'pause',
}
/** Of the same accounts on the site. */
let cookies: { colleague: string; stranger: string }

const agency = { email: 'bureau@schakel.example', password: 'schakel-demo-2026' }

beforeAll(async () => {
  let panel: Member
  ;[owner, colleague, stranger, editor, panel] = await Promise.all([
    signInMember('werkgever@schakel.example'),
    signInMember(agency.email),
    signInMember('lezer@schakel.example'),
    signInEditor(),
    signInPanel(),
  ])
  employer = await makeEmployer(editor)
  const { company } = employer
  await employer.admit(owner, 'owner')
  const membership = await employer.admit(colleague, 'owner')
  cookies = { colleague: await signIn(agency), stranger: await signIn() }
  desk = posting(owner, panel)
  const { number: order, totalCents: cents } = await orderCredits(owner, company)
  await panel('POST', `/finance/orders/${order}/payments`, { cents, note: '1', key: crypto.randomUUID() })
  const number = await desk.approved({}, company)
  await apply(number)
  const email = `gast-${crypto.randomUUID()}@bedrijf.example`
  await owner('POST', `/companies/${company}/invitations`, { email, role: 'editor', language: 'nl' })
  const first = async (path: string) => (await dataOf<{ documentId: string }[]>(owner('GET', path)))[0]
  const candidates = await dataOf<{ applications: { documentId: string }[] }>(
    owner('GET', `/own-vacancies/${number}/applications`),
  )
  own = {
    company,
    number: String(number),
    step: 'pause',
    kind: 'logo',
    member: (await first(`/companies/${company}/members`))?.documentId ?? '',
    invitation: (await first(`/companies/${company}/invitations`))?.documentId ?? '',
    application: candidates.applications[0]?.documentId ?? '',
    invoice:
      (await dataOf<{ invoice: string }[]>(owner('GET', `/companies/${company}/orders`)))[0]?.invoice ?? '',
  }
  // The site has seen the colleague as a member just now.
  expect((await visit(`/jobs/mijn/${number}`, { headers: { cookie: cookies.colleague } })).status).toBe(200)
  await editor.remove('membership', membership)
  const known = await (await panel('GET', '/users-permissions/routes')).json<{
    routes: Record<string, Route[]>
  }>()
  routes = Object.values(known.routes)
    .flat()
    // Who claims a company has no role in it yet.
    .filter(({ path }) => /\/(?:companies|own-vacancies)\/(?!:company\/claim)/.test(path))
})
afterAll(async () => {
  await desk.removeAll()
  await employer.remove()
})

/** Somebody applies for a vacancy. */
async function apply(vacancy: number): Promise<void> {
  const answer = await memberWith(env.CMS_TOKEN)('POST', '/applications', {
    submissionKey: crypto.randomUUID(),
    language: 'nl',
    sourcePath: '/jobs',
    vacancy,
    userId: null,
    name: 'Noor Bakker',
    email: `sollicitant-${crypto.randomUUID()}@bedrijf.example`,
    phone: null,
    motivation: 'Ik plan al drie jaar.',
    links: [],
    file: null,
    consent: null,
  })
  expect(answer.status).toBe(201)
}

/** @param values Of its parameters. @throws Error for one that has none: give it one above. */
function pathOf({ path }: Route, values: Record<string, string>): string {
  return path.replace(/^\/api/, '').replace(/:(\w+)/g, (_, name: string) => {
    const isInvoice = name === 'number' && path.includes('/invoices/')
    const value = values[isInvoice ? 'invoice' : name]
    if (value === undefined) throw new Error(`${path} has an unknown parameter ${name}`)
    return value
  })
}

/** Everything that the company has, as its owner sees it. */
async function everything(): Promise<string> {
  const { company, number } = own
  const paths = [
    ...['vacancies', 'orders', 'credits', 'members', 'invitations'].map(
      (rest) => `/companies/${company}/${rest}`,
    ),
    ...['', '/applications'].map((rest) => `/own-vacancies/${number}${rest}`),
  ]
  return (await Promise.all(paths.map(async (path) => (await owner('GET', path)).text()))).join('\n')
}

const bodyOf = ({ method }: Route) => (method === 'GET' || method === 'DELETE' ? undefined : {})

describe('what belongs to a company', () => {
  it('answers its owner', async () => {
    expect(routes.length).toBeGreaterThan(20)
    for (const route of routes.filter(({ method }) => method === 'GET'))
      expect((await owner('GET', pathOf(route, own))).status, route.path).toBe(
        // Nobody sent a file or a picture.
        /\/(?:cv|pictures\/:kind)$/.test(route.path) ? 404 : 200,
      )
  })

  it.each([
    ['a stranger', () => stranger, 403, 404],
    ['a colleague who was removed', () => colleague, 403, 404],
    ['a forged token', () => forged, 401, 401],
    ['nobody', () => anonymous, 403, 403],
  ] as const)('refuses %s, by every call, and stays as it is', async (_, who, ofCompany, ofVacancy) => {
    const before = await everything()

    for (const route of routes) {
      const expected = route.path.includes('/companies/') ? ofCompany : ofVacancy
      const { status } = await who()(route.method, pathOf(route, own), bodyOf(route))
      expect(status, `${route.method} ${route.path}`).toBe(expected)
    }

    expect(await everything()).toBe(before)
  })

  it('is not found under ids that nobody has, nor below what somebody else has', async () => {
    for (const route of routes) {
      const expected = route.path.includes('/companies/') ? 403 : 404
      const { status } = await owner(route.method, pathOf(route, { ...own, ...ofNobody }), bodyOf(route))
      expect(status, `${route.method} ${route.path}`).toBe(expected)
    }
    const { company, number, member, invitation, application, invoice } = own
    // A company of the colleague's own.
    const polderpallet = await documentOf('partner', 'polderpallet')
    for (const [who, method, path] of [
      [owner, 'GET', `/companies/${company}/invoices/2020-00001`],
      [colleague, 'GET', `/companies/${polderpallet}/invoices/${invoice}`],
      [colleague, 'DELETE', `/companies/${polderpallet}/members/${member}`],
      [colleague, 'DELETE', `/companies/${polderpallet}/invitations/${invitation}`],
      [owner, 'GET', `/own-vacancies/5002/applications/${application}/cv`],
      [owner, 'GET', `/own-vacancies/${number}/applications/${ofNobody.application}/cv`],
    ] as const)
      expect((await who(method, path)).status, path).toBe(404)
  })
})

describe('on the site', () => {
  const pages = () => [
    `/jobs/mijn/${own.number}`,
    `/jobs/mijn/${own.number}/sollicitaties`,
    `/jobs/mijn?bedrijf=${own.company}`,
    `/jobs/plaatsen?vacature=${own.number}&stap=functie`,
    `/jobs/plaatsen?vacature=${own.number}&stap=bestellen`,
  ]

  it.each(['stranger', 'colleague'] as const)('a %s finds none of its pages', async (who) => {
    for (const path of pages())
      expect((await visit(path, { headers: { cookie: cookies[who] } })).status, path).toBe(404)
  })

  it('nobody is asked to sign in first, and no page is kept for others', async () => {
    for (const path of pages()) {
      const answer = await visit(path)
      expect([answer.status, answer.headers.get('location')], path).toEqual([
        302,
        expect.stringContaining('/inloggen?naar='),
      ])
    }
  })

  it.each(['stranger', 'colleague'] as const)('a %s changes nothing by its forms and calls', async (who) => {
    const before = await everything()
    const { company, number, member, invitation, application } = own
    const cookie = cookies[who]
    const form = (path: string, name: string, values: Record<string, string> = {}) =>
      sendForm(path, name, values, { cookie })

    const attempts: Record<string, () => Promise<Response>> = {
      act: () => form('/jobs/mijn', 'vacancy-act', { vacancy: number ?? '', act: 'pause' }),
      copy: () => form('/jobs/mijn', 'vacancy-act', { vacancy: number ?? '', act: 'copy' }),
      submit: () => form(`/jobs/plaatsen?vacature=${number}&stap=bestellen`, 'submit-vacancy'),
      role: () => form(`/jobs/plaatsen?vacature=${number}&stap=functie`, 'vacancy-role'),
      candidate: () =>
        form(`/jobs/mijn/${number}/sollicitaties`, 'candidate', {
          application: application ?? '',
          state: 'rejected',
          note: 'x',
        }),
      begin: () =>
        form('/jobs/plaatsen', 'vacancy-role', {
          title: 'Overgenomen',
          categories: 'transport-planning',
          remote: 'full',
          company: company ?? '',
        }),
      member: () =>
        form('/account', 'member-role', {
          company: company ?? '',
          member: member ?? '',
          role: 'editor',
        }),
      end: () => form('/account', 'end-membership', { company: company ?? '', member: member ?? '' }),
      revoke: () =>
        form('/account', 'revoke-invitation', { company: company ?? '', invitation: invitation ?? '' }),
      save: () =>
        visit(`/api/own-vacancies/${number}`, {
          method: 'PUT',
          headers: { cookie, origin: siteUrl, 'content-type': 'application/json' },
          body: JSON.stringify({ form: 'vacancy-role', values: { title: 'Overgenomen' } }),
        }),
      cv: () => visit(`/api/own-vacancies/${number}/applications/${application}/cv`, { headers: { cookie } }),
    }

    // One after the other: a busy backend is no refusal.
    for (const [name, attempt] of Object.entries(attempts))
      expect([403, 404], name).toContain((await attempt()).status)
    expect(await everything()).toBe(before)
  })
})
