import { afterEach, beforeAll, expect, it } from 'vitest'
import { documentOf } from '../accounts/support/documents.ts'
import { askBackend } from '../applications/support/candidate.ts'
import { backendIsWell } from '../support/backend.ts'
import { signIn as signInEditor } from '../support/editor.ts'
import { demoEmployer, demoReader, signIn } from '../support/sign-in.ts'
import { visit } from '../support/visit.ts'

/** Path of the invoice's PDF, as the employer's page links to it. */
let link = ''
let employer: string

beforeAll(async () => {
  employer = await signIn(demoEmployer)
  const page = await (await visit('/jobs/mijn', { headers: { cookie: employer } })).text()
  link = /href="(\/api\/companies\/[a-z0-9]+\/invoices\/[\d-]+)"/.exec(page)?.[1] ?? ''
})
afterEach(backendIsWell)

const pdf = (cookie: string, path = link) => visit(path, { headers: { cookie } })

it('an invoice is listed with its amount and state, and downloaded, never to be stored', async () => {
  const page = await (await visit('/jobs/mijn', { headers: { cookie: employer } })).text()
  expect(page.replace(/<!-- -->|\u00a0/g, ' ')).toMatch(/€ [\d.]+,\d\d incl. btw/)
  expect(page).toMatch(/Open<\/span>|Voldaan<\/span>/)

  const { status, headers, ...answer } = await pdf(employer).then(async (response) => ({
    status: response.status,
    headers: response.headers,
    bytes: new Uint8Array(await response.arrayBuffer()),
  }))

  expect(status).toBe(200)
  expect(new TextDecoder().decode(answer.bytes.slice(0, 5))).toBe('%PDF-')
  expect(headers.get('content-type')).toBe('application/pdf')
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="schakel-\d{4}-\d{5}\.pdf"$/)
  expect(headers.get('cache-control')).toBe('private, no-store')
})

it('is nobody else’s: a stranger, a colleague who was removed, a forged number, another company', async () => {
  const [stranger, colleague] = [await signIn(demoReader), await signIn(demoReader)]
  const editor = await signInEditor()
  const { body } = await askBackend(colleague, 'GET', '/users/me')
  const membership = await editor.make('membership', {
    user: { connect: [{ documentId: body.documentId, id: body.id }] },
    partner: { connect: [{ documentId: await documentOf('partner', 'havik-logistiek') }] },
    role: 'editor',
  })
  expect((await pdf(colleague)).status).toBe(200)
  await editor.remove('membership', membership)

  for (const cookie of [stranger, colleague]) expect((await pdf(cookie)).status).toBe(404)
  const [, company = ''] = /companies\/([a-z0-9]+)/.exec(link) ?? []
  const other = await documentOf('partner', 'polderpallet')
  for (const path of [
    link.replace(/\d{5}$/, '99999'),
    link.replace(/[\d-]+$/, '..%2f..%2forders'),
    link.replace(company, other),
    link.replace(company, '..'),
  ])
    expect((await pdf(employer, path)).status, path).toBe(404)
  expect((await visit(link)).status).toBe(401)
})
