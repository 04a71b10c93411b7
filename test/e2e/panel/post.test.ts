import { expect, it } from 'vitest'
import { barriersOn, rulesOfColour } from '../support/axe.ts'
import { signIn } from '../support/editor.ts'
import { becomesDark, stayAt } from '../support/panel.ts'
import { product } from '../support/this-product.ts'

const openPost = stayAt('Post')

/** An address that the mail server of the tests refuses. */
function refusedAddress(): string {
  return `bestaat-niet-${crypto.randomUUID()}@proef.example`
}

it('shows editors what could not be delivered, sends it again and lets the address in again', async () => {
  const email = refusedAddress()
  await (await signIn(product)).makeAccount(email)
  const page = await openPost()

  await page.getByRole('button', { name: /^Niet bezorgd/ }).click()
  const row = page.getByRole('row').filter({ hasText: email })
  await row.getByText('5.1.1').waitFor()
  expect(await barriersOn(page, 'main')).toEqual([])

  await page.getByRole('button', { name: 'Geweigerde adressen' }).click()
  await page.getByRole('button', { name: `${email} weer toelaten` }).click()
  await page.getByRole('row').filter({ hasText: email }).waitFor({ state: 'detached' })

  await page.getByRole('button', { name: /^Niet bezorgd/ }).click()
  await row.getByRole('button', { name: /^Opnieuw verzenden/ }).click()
  await page.getByText('De e-mail staat weer in de wachtrij.').waitFor()
  // It is refused once more.
  await page.getByRole('button', { name: 'Geweigerde adressen' }).click()
  await page.getByRole('row').filter({ hasText: email }).waitFor()
})

it('previews both parts of every mail, in three languages', async () => {
  const page = await openPost()
  await page.getByRole('button', { name: 'Voorbeelden' }).click()
  await page.getByRole('heading', { name: 'Bevestig uw e-mailadres', level: 2 }).waitFor()

  await page.getByRole('combobox', { name: 'Soort e-mail' }).click()
  await page.getByRole('option', { name: 'Nieuwsbrief: bevestiging' }).click()
  await page.getByRole('button', { name: 'Duits' }).click()
  await page.getByRole('heading', { name: 'Bestätigen Sie Ihre Newsletter-Anmeldung', level: 2 }).waitFor()

  const frame = page.frameLocator('iframe[title^="Opgemaakt"]')
  expect(await frame.getByRole('heading', { level: 1 }).innerText()).toBe(
    'Bestätigen Sie Ihre Newsletter-Anmeldung',
  )
  expect(await page.getByRole('region', { name: 'Zonder opmaak' }).innerText()).toContain(
    'Anmeldung bestätigen:\n',
  )
  expect(await barriersOn(page, 'main')).toEqual([])
  await becomesDark(page)
  expect(await barriersOn(page, 'main', rulesOfColour)).toEqual([])
})
