import { beforeAll, expect, it } from 'vitest'
import { signInMember } from '../../contract/support/member.ts'
import { dataOf } from '../../contract/support/posting.ts'
import { documentOf } from '../accounts/support/documents.ts'
import { demoEmployer, demoReader, sendForm, signIn } from '../support/sign-in.ts'
import { siteUrl, visit } from '../support/visit.ts'

const path = '/account/bedrijf/cijfers'

let cookie: string
let company: string

beforeAll(async () => {
  ;[cookie, company] = await Promise.all([signIn(demoEmployer), documentOf('partner', 'havik-logistiek')])
})

const read = async (query = '', as = cookie) => visit(`${path}${query}`, { headers: { cookie: as } })

it('shows the figures of the last month as the backend has them, to members alone, and as a file', async () => {
  const member = await signInMember(demoEmployer.email)
  const { totals, period } = await dataOf<{
    totals: Record<string, number>
    period: { from: string; to: string }
  }>(member('GET', `/companies/${company}/figures`))
  expect(totals.views).toBeGreaterThan(0)

  const answer = await read()
  const page = (await answer.text()).replace(/<!-- -->/g, '')

  expect(answer.headers.get('cache-control')).toMatch(/private|no-store/)
  expect(page).toContain('noindex')
  for (const [name, count] of Object.entries(totals))
    expect(page, name).toContain(`>${new Intl.NumberFormat('nl').format(count)}</dd>`)
  const files = [...page.matchAll(/href="(\/api\/companies\/[^"]+figures\.csv[^"]+)"/g)].map(([, href]) =>
    String(href).replaceAll('&amp;', '&'),
  )
  expect(files).toHaveLength(2)

  const [course = '', parts = ''] = await Promise.all(
    files.map(async (file) => (await visit(file, { headers: { cookie } })).text()),
  )
  const rows = course.trim().split('\r\n').slice(1)
  expect(rows[0]).toContain(period.from)
  expect(rows.reduce((sum, row) => sum + Number(row.split(';')[2]), 0)).toBe(totals.views)
  expect(parts).toContain('vacancy/')
  // A file of a period that is none, and of a table that is none.
  for (const wrong of [
    files[0]?.replace(/van=[\d-]+/, 'van=gisteren'),
    files[0]?.replace('verloop', 'alles'),
  ])
    expect((await visit(String(wrong), { headers: { cookie } })).status).toBe(404)
})

it('says what is wrong with a period, and keeps what was typed', async () => {
  const page = await (await read('?periode=eigen&van=2026-02-31&tot=2026-03-05')).text()

  expect(page).toContain('Vul beide datums in')
  expect(page).toMatch(/value="2026-02-31"/)
  expect(await (await read('?periode=eigen&van=2026-03-05&tot=2026-03-01')).text()).toContain(
    'ligt na de laatste',
  )
  expect(await (await read('?periode=eigen&van=2026-03-05&tot=2999-03-01')).text()).toContain(
    'tot en met gisteren',
  )
  const year = await (await read('?periode=jaar')).text()
  expect(year).toContain('Cijfers per maand')
})

it('is not there for strangers, nor for other companies', async () => {
  const stranger = await signIn(demoReader)
  const other = await documentOf('partner', 'polderpallet')
  const file = (of: string) => `/api/companies/${of}/figures.csv?van=2026-10-01&tot=2026-10-31&tabel=verloop`

  expect((await read(`?bedrijf=${company}`, stranger)).status).not.toBe(200)
  for (const of of [other, 'a'.repeat(24), '..', "' or 1=1"]) {
    expect((await read(`?bedrijf=${encodeURIComponent(of)}`)).status, of).toBe(404)
    expect((await visit(file(encodeURIComponent(of)), { headers: { cookie } })).status, of).toBe(404)
  }
  expect((await visit(file(company), { headers: { cookie: stranger } })).status).toBe(404)
  expect((await visit(file(company))).status).toBe(401)
  const answer = await visit(`${path}?bedrijf=${company}`)
  expect([answer.status, answer.headers.get('location')]).toEqual([
    302,
    expect.stringContaining('/inloggen?naar='),
  ])
})

it('switches the monthly mail off and on again, without script', async () => {
  await sendForm(path, 'figures-mail', { company, wanted: 'no' }, { cookie })
  expect(await (await read()).text()).toContain('U krijgt deze cijfers niet per e-mail')

  await sendForm(path, 'figures-mail', { company, wanted: 'yes' }, { cookie })
  expect(await (await read()).text()).toContain('in de eerste dagen van elke maand een e-mail')
  // Of a company that is not theirs.
  const other = await documentOf('partner', 'polderpallet')
  expect((await sendForm(path, 'figures-mail', { company: other, wanted: 'yes' }, { cookie })).status).toBe(
    403,
  )
})

it('ends nothing by a link that nobody was sent, by page or by one click', async () => {
  const link = `/cijfers-stoppen?afmelden=${'a'.repeat(24)}.${'b'.repeat(43)}`

  expect((await visit(link)).status).toBe(200)
  expect(await (await sendForm(link, 'end-figures-mail', {})).text()).toContain('Deze link werkt niet')
  expect(await (await visit('/cijfers-stoppen')).text()).toContain('Deze link werkt niet')
  const oneClick = await visit(link, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: siteUrl.replace('//', '//mail.'),
    },
    body: 'List-Unsubscribe=One-Click',
  })
  expect(oneClick.status).toBe(400)
})
