import { expect, it } from 'vitest'
import { newVisitor } from './accounts/support/visitor.ts'
import { barriersOn } from './support/axe.ts'
import { hydrated } from './support/reader.ts'
import { product } from './support/this-product.ts'

const { strapiUrl, siteUrl, editor } = product

/** Owns Havik Logistiek, which has credits. */
const employer = { email: 'werkgever@schakel.example', password: 'schakel-demo-2026' }

const text = `## Wat ga je doen?

Je plant de ritten van de nacht en houdt contact met de chauffeurs. Om tien uur begin je, om zes uur draag je over aan de dagploeg.

- Plannen
- Bellen`

interface Waiting {
  documentId: string
  submittedAt: string
  title: string
}

/** Approves a vacancy that waits, as an editor in the panel does. */
async function approve(title: string): Promise<void> {
  const call = (method: string, path: string, token: string, body?: object) =>
    fetch(`${strapiUrl}${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
  const signedIn = (await (await call('POST', '/admin/login', '', editor)).json()) as {
    data: { token: string }
  }
  const { token } = signedIn.data
  const { data } = (await (await call('GET', '/vacancies/waiting', token)).json()) as { data: Waiting[] }
  const found = data.find((one) => one.title === title)
  if (!found) throw new Error(`${title} does not wait`)
  const { documentId, submittedAt } = found
  await call('POST', `/vacancies/waiting/${documentId}/approve`, token, { submittedAt })
}

it('an employer posts a vacancy, an editor approves it, and it is on the site', async () => {
  const visitor = await newVisitor()
  const { page, fill } = visitor
  const title = `Nachtplanner ${crypto.randomUUID().slice(0, 8)}`
  await visitor.comeSignedIn(employer)
  await visitor.visit('/jobs')
  await page.getByRole('link', { name: 'Plaats een vacature' }).first().click()

  await visitor.reads('Welke functie, en waar?')
  await hydrated(page)
  await fill({ Functietitel: title })
  await page.getByLabel('Transport en planning').check()
  await page.getByRole('combobox', { name: 'Plaats' }).fill('Venlo')
  await page.getByRole('button', { name: 'Opslaan en verder' }).click()

  await visitor.reads('Voorwaarden en solliciteren')
  await hydrated(page)
  await page.getByLabel('Fulltime').check()
  await page.locator('[name=salaryMin]').fill('3.000')
  await page.getByText('Bewaard').waitFor()
  expect(await barriersOn(page, 'main')).toEqual([])
  await page.getByRole('button', { name: 'Opslaan en verder' }).click()

  await visitor.reads('De tekst')
  await hydrated(page)
  await page.getByRole('textbox', { name: 'Tekst van de vacature' }).fill(text)
  await page.getByRole('button', { name: 'Opslaan en bekijken' }).click()

  await visitor.reads('Zo zien lezers het')
  await page.getByRole('heading', { name: title }).waitFor()
  await page.getByRole('link', { name: 'Verder naar indienen' }).click()
  await page.getByRole('button', { name: 'Vacature indienen' }).click()

  await page.getByText('In beoordeling').first().waitFor()
  await approve(title)
  await expect
    .poll(async () => (await fetch(`${siteUrl}/jobs?q=${encodeURIComponent(title)}`)).text(), {
      timeout: 60_000,
    })
    .toContain(`>${title}</a>`)
})
