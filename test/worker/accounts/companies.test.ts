import { afterEach, expect, it } from 'vitest'
import { backendIsWell } from '../support/backend.ts'
import { demoEmployer, demoReader, sendForm, signIn } from '../support/sign-in.ts'
import { visit } from '../support/visit.ts'
import { documentOf } from './support/documents.ts'

/** Acts for two companies. */
const agency = { email: 'bureau@schakel.example', password: demoReader.password }

afterEach(backendIsWell)

async function accountPage(cookie: string): Promise<string> {
  return (await (await visit('/account', { headers: { cookie } })).text()).replace(/<!-- -->/g, '')
}

it('an agency chooses the company that it acts for, without script', async () => {
  const cookie = await signIn(agency)

  for (const link of ['polderpallet', 'havik-logistiek']) {
    const company = await documentOf('partner', link)
    expect((await sendForm('/account', 'company', { company }, { cookie })).status).toBe(303)
    expect(await accountPage(cookie)).toMatch(
      new RegExp(`<input[^>]*name="company"[^>]*checked=""[^>]*value="${company}"`),
    )
  }
})

it('nobody chooses a company that is not theirs', async () => {
  const company = await documentOf('partner', 'pakwijs')

  const response = await sendForm('/account', 'company', { company }, { cookie: await signIn(agency) })

  expect(response.status).toBe(403)
  expect(await response.text()).toContain('is geen toegestane waarde')
})

it('who acts for one company sees its role, and everybody else the way to find theirs', async () => {
  const one = await accountPage(await signIn(demoEmployer))

  expect(one).toContain('<strong>Havik Logistiek</strong> · Eigenaar')
  expect(one).not.toContain('value="company"')
  expect(await accountPage(await signIn())).toContain('Mijn bedrijf zoeken</a>')
})
