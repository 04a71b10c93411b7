import { setTimeout } from 'node:timers/promises'
import { completeVacancy } from '../../backend/complete-vacancy.ts'
import type { Editor } from '../../e2e/support/editor.ts'
import { accountToken } from '../account-token.ts'
import type { Finding } from '../findings.ts'
import { patiently } from '../patiently.ts'
import { quantile } from './readers.ts'

/** Within so many milliseconds an approved vacancy is on the site. */
const targetMs = 2000

/** Acts for companies. */
const agency = 'bureau@schakel.example'

const order = {
  product: 'vacaturebundel-vijf',
  reference: null,
  payment: { kind: 'invoice' },
  billing: {
    ...{ name: 'Havik Logistiek', street: 'Kade 1', postcode: '5911 AA', city: 'Venlo', country: 'NL' },
    email: 'administratie@havik.example',
  },
  language: 'nl',
}
/** That such an order pays for. */
const creditsOfOrder = 5

interface Sites {
  siteUrl: string
  strapiUrl: string
  secrets: Record<string, string>
  redaction: Editor
}

/**
 * Has an employer hand in vacancies, and an editor approve one after the other: how long after the answer to the approval both the vacancy's own page
 * and a list show it. Both were asked for before, so that what is cached says that it isn't there.
 */
export async function measureApprovals(sites: Sites, count: number): Promise<Finding[]> {
  const { siteUrl, strapiUrl, secrets, redaction } = sites
  const employer = await signedIn(strapiUrl)
  const [havik] = (
    await send<{ data: { documentId: string }[] }>(
      strapiUrl,
      secrets.CMS_TOKEN ?? '',
      'GET',
      '/partners?filters[link][$eq]=havik-logistiek&locale=nl',
    )
  ).data
  const company = havik?.documentId ?? ''
  for (let paid = 0; paid < count; paid += creditsOfOrder)
    await employer('POST', `/companies/${company}/orders`, { ...order, key: crypto.randomUUID() })
  const lives: number[] = []
  for (let turn = 0; turn < count; turn++) {
    const word = `meting${crypto.randomUUID().slice(0, 8)}`
    const title = `Nachtplanner ${word}`
    const own = await handIn(employer, company, title)
    const addresses = [`/jobs/vacature/${own.number}/${own.slug}`, `/jobs?q=${word}`]
    const shows = async (path: string) => (await pageAt(siteUrl + path)).includes(`>${title}<`)
    for (const path of addresses) if (await shows(path)) throw new Error(`${path} shows it before its time`)
    await redaction.approve(title)
    const approvedAt = performance.now()
    await Promise.all(
      addresses.map(async (path) => {
        while (!(await shows(path))) await setTimeout(20)
      }),
    )
    lives.push(performance.now() - approvedAt)
  }
  lives.sort((one, other) => one - other)
  const longest = quantile(lives, 1)
  return [
    { what: 'vacancies', value: String(count) },
    { what: 'approved to live, median', value: `${quantile(lives, 0.5).toFixed(0)} ms` },
    {
      what: 'approved to live, longest',
      value: `${longest.toFixed(0)} ms`,
      target: { text: `at most ${targetMs} ms`, isMet: longest <= targetMs },
    },
  ]
}

interface Own {
  number: number
  slug: string
}

async function handIn(employer: Call, company: string, title: string): Promise<Own> {
  const { number } = await employer<Own>('POST', `/companies/${company}/vacancies`, {
    ...completeVacancy,
    title,
  })
  await employer('POST', `/own-vacancies/${number}/submit`, {})
  return employer<Own>('GET', `/own-vacancies/${number}`)
}

/** The page, or nothing while there is none. */
async function pageAt(url: string): Promise<string> {
  const answer = await patiently(() => fetch(url))
  const text = await answer.text()
  return answer.status === 200 ? text : ''
}

type Call = <Data>(method: string, path: string, body?: object) => Promise<Data>

/** Calls the backend as the agency. @throws Error with its answer where it refuses. */
async function signedIn(strapiUrl: string): Promise<Call> {
  const jwt = await accountToken(strapiUrl, agency)
  return async <Data>(method: string, path: string, body?: object) =>
    (await send<{ data: Data }>(strapiUrl, jwt, method, path, body)).data
}

async function send<Answer>(
  strapiUrl: string,
  jwt: string,
  method: string,
  path: string,
  body?: object,
): Promise<Answer> {
  const answer = await fetch(`${strapiUrl}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${jwt}` },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${method} ${path} was answered ${answer.status}: ${text.slice(0, 500)}`)
  return JSON.parse(text)
}
