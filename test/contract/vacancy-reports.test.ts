import { env } from 'cloudflare:workers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openVacancy } from '../worker/applications/support/open-vacancy.ts'
import { mailWith } from '../worker/support/backend.ts'
import { type Editor, signIn as signInEditor } from '../worker/support/editor.ts'
import { signInPanel } from '../worker/support/panel-account.ts'
import { type Member, memberWith } from './support/member.ts'
import { dataOf } from './support/posting.ts'

interface Waiting {
  kind: string
  path: string
  title: string
  by: string
  fields: { name: string; now: string }[]
}

const worker = memberWith(env.CMS_TOKEN)
let editor: Editor
let panel: Member
let vacancy: string
let number: number

beforeAll(async () => {
  ;[editor, panel] = await Promise.all([signInEditor(), signInPanel()])
  ;({ documentId: vacancy } = await openVacancy(editor))
  number = Number((await editor.read('vacancy', vacancy, 'nl')).number)
})
afterAll(() => editor.remove('vacancy', vacancy))

/** Reports the vacancy as a reader of the site. @returns How it waits in the queue. */
async function reported(explanation: string, email: string): Promise<Waiting> {
  const report = { submissionKey: crypto.randomUUID(), language: 'en', sourcePath: '/jobs/melden' }
  const sent = { ...report, vacancy: number, reason: 'misleading', explanation, name: null, email }
  expect((await worker('POST', '/vacancy-reports', sent)).status).toBe(201)
  const waiting = (await dataOf<Waiting[]>(panel('GET', '/vacancies/waiting'))).find(({ fields }) =>
    fields.some(({ now }) => now === explanation),
  )
  if (!waiting) throw new Error('The report does not wait')
  return waiting
}

const decide = async ({ path }: Waiting, decision: string, reason: string) =>
  (await panel('POST', `/vacancies/${path}/decide`, { decision, reason })).status

const isPublished = async () =>
  (await dataOf<unknown[]>(worker('GET', `/vacancies?filters[number][$eq]=${number}`))).length === 1

it('a report waits for editors, whose decision is kept with it and told to whoever sent it', async () => {
  const email = `melder-${crypto.randomUUID()}@bedrijf.example`
  const report = await reported(`Het salaris klopt niet. ${crypto.randomUUID()}`, email)
  expect(report).toMatchObject({ kind: 'report', title: 'Inpakker', by: email })
  expect(await decide(report, 'kept', ' ')).toBe(400)

  expect(await decide(report, 'kept', 'Both amounts are the same now.')).toBe(204)

  expect(await decide(report, 'taken-down', 'Zo niet.')).toBe(400)
  const mail = await mailWith(email, 'Both amounts are the same now.')
  expect(mail.subject).toBe('What we decided about your report')
  expect(mail.text).toContain('It stays on the site')
  expect(await isPublished()).toBe(true)
  const path = `/content-manager/collection-types/api::vacancy-report.vacancy-report/${report.path.split('/')[1]}`
  expect(await dataOf<object>(panel('GET', path))).toMatchObject({
    state: 'dismissed',
    decision: 'Both amounts are the same now.',
    decidedAt: expect.any(String),
  })
})

it('a report that is upheld takes the vacancy off the site', async () => {
  const email = `melder-${crypto.randomUUID()}@bedrijf.example`
  const [report, another] = [
    await reported(`Dit is oplichting. ${crypto.randomUUID()}`, email),
    await reported(`Ik denk dat ook. ${crypto.randomUUID()}`, email),
  ]

  expect(await decide(report, 'taken-down', 'The company does not exist.')).toBe(204)

  expect((await mailWith(email, 'The company does not exist.')).text).toContain('taken it off the site')
  expect(await isPublished()).toBe(false)
  expect(await editor.read('vacancy', vacancy, 'nl')).toMatchObject({
    vacancyState: 'rejected',
    rejectReason: 'The company does not exist.',
  })
  expect(await decide(another, 'taken-down', 'It is gone already.')).toBe(204)
})
