import { afterEach, beforeAll, expect, it } from 'vitest'
import { newcomer } from './accounts/support/account.ts'
import { newVisitor, patience } from './accounts/support/visitor.ts'
import { barriersOn } from './support/axe.ts'
import { type Editor, signIn } from './support/editor.ts'
import { linkOf, mailTo } from './support/mails.ts'
import { hydrated } from './support/reader.ts'
import { product } from './support/this-product.ts'

let editor: Editor
let company = ''

beforeAll(async () => {
  editor = await signIn(product)
})
afterEach(() => editor.remove('partner', company))

it('an employer buys a credit, cancels at the provider, pays after all, comes back, and has it', async () => {
  const mark = crypto.randomUUID().slice(0, 8)
  const { email, firstName, lastName, password } = newcomer()
  company = await editor.makeCompany(`Betaalproef ${mark}`, `betaalproef-${mark}`)
  await editor.invite(email, `betaalproef-${mark}`)
  const employer = await newVisitor({ allowed: [new RegExp(`^other site: ${product.paymentUrl}/checkout/`)] })
  const { page } = employer
  const main = page.locator('main')
  await employer.visit(linkOf(await mailTo(email)))
  await employer.fill({ Voornaam: firstName, Achternaam: lastName, Wachtwoord: password })
  await page.getByLabel(/akkoord/).click()
  await employer.send('Account maken en aannemen')
  await employer.reads(`Welkom bij Betaalproef ${mark}`)

  await employer.visit(`/jobs/plaatsen?stap=bestellen&bedrijf=${company}`)
  await hydrated(page)
  await page.getByRole('radio', { name: /^Losse vacature/ }).click()
  await employer.fill({
    'Straat en huisnummer of postbus': 'Kade 1',
    Postcode: '5911 AA',
    Plaats: 'Venlo',
  })
  await page.getByRole('radio', { name: /^Online betalen.*iDEAL \| Wero/ }).click()
  await page.getByLabel(/^Ik mag dit namens het bedrijf bestellen/).click()
  await main.getByRole('button', { name: 'Bestellen met betalingsverplichting' }).click()
  await page.getByRole('button', { name: 'Annuleren' }).click(patience)

  await employer.reads('U hebt de betaling afgebroken')
  await hydrated(page)
  expect(await barriersOn(page, 'main')).toEqual([])
  await main.getByRole('button', { name: 'Nu online betalen' }).click()
  const pending = page.getByRole('button', { name: 'Bank laten wachten' })
  await pending.waitFor(patience)
  const checkout = page.url()
  await pending.click()
  await employer.reads('Wij wachten op uw bank')
  await hydrated(page)
  // The bank has taken its time.
  const paid = new URLSearchParams({ status: 'paid' })
  await fetch(checkout, { method: 'POST', body: paid, redirect: 'manual' })

  await employer.reads('Betaald, dank u wel')
  await main.getByRole('link', { name: 'Naar mijn vacatures' }).click()
  await page.getByText('Tegoed voor 1 vacature').waitFor(patience)
  await main.getByText('Voldaan', { exact: true }).waitFor(patience)
}, 200_000)
