import { expect, it } from 'vitest'
import { entry, statement } from '../../client/cms/finance/statement.ts'
import { barriersOn } from '../support/axe.ts'
import { stayAt } from '../support/panel.ts'

/** Of the sample content. */
const subscriber = 'abonnee@schakel.example'

const finance = stayAt('Financiën')

it('reads in a bank statement, and lets finance assign what matches nothing', async () => {
  const page = await finance()
  await page.getByRole('button', { name: 'Bankafschriften' }).click()
  const text = `Teruggaaf ${crypto.randomUUID()}`
  const buffer = Buffer.from(statement([entry({ amount: '12.34', text })]))

  await page
    .getByLabel('Bankafschrift')
    .setInputFiles({ name: 'afschrift.xml', mimeType: 'text/xml', buffer })
  await page.getByRole('button', { name: 'Inlezen' }).click()
  await page.getByText('0 geboekt, 1 toe te wijzen, 0 al bekend.').waitFor()

  const row = page.getByRole('row').filter({ hasText: text })
  await row.getByRole('button', { name: /toewijzen$/ }).click()
  await page.getByRole('combobox', { name: 'Wat het is' }).click()
  await page.getByRole('option', { name: 'Hoort bij geen bestelling' }).click()
  expect(await barriersOn(page, 'main')).toEqual([])
  await page.getByRole('button', { name: 'Toewijzen', exact: true }).click()
  await row.waitFor({ state: 'detached' })
})

it('finds somebody by their mailbox, and says why they read everything', async () => {
  const page = await finance({ allowed: [/finance\/customers/] })
  await page.getByRole('button', { name: 'Klant', exact: true }).click()
  const search = page.getByLabel('E-mailadres')

  await search.fill('niemand@schakel.example')
  await page.getByRole('button', { name: 'Zoeken' }).click()
  await page.getByText('Niemand heeft dit e-mailadres.').waitFor()
  await search.fill(subscriber)
  await page.getByRole('button', { name: 'Zoeken' }).click()

  await page.getByText(/^Leest als abonnee: /).waitFor()
  expect(await barriersOn(page, 'main')).toEqual([])
})

it('shows what is open, what is collected, and what a customer owes and why', async () => {
  const page = await finance()
  await page.getByRole('button', { name: 'Alle bestellingen' }).click()
  await page
    .getByRole('table', { name: 'Bestellingen' })
    .getByRole('row')
    .nth(1)
    .getByRole('button')
    .first()
    .click()
  await page
    .getByRole('table', { name: 'Boekingen' })
    .getByRole('cell', { name: 'Verkoop' })
    .first()
    .waitFor()
  expect(await barriersOn(page, 'main')).toEqual([])

  await page.getByRole('button', { name: 'Terug naar de lijst' }).click()
  await page.getByRole('table', { name: 'Bestellingen' }).waitFor()
  expect(await barriersOn(page, 'main')).toEqual([])
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV opslaan' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^schakel-boekingen-.+\.csv$/)

  await page.getByRole('button', { name: 'Incasso’s' }).click()
  await page.getByRole('heading', { name: 'Te incasseren' }).waitFor()
  expect(await barriersOn(page, 'main')).toEqual([])
})
