import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { barriersOn } from '../support/axe.ts'
import { mailTo } from '../support/mails.ts'
import { openPanel } from '../support/panel.ts'
import { product } from '../support/this-product.ts'

/** Strapi's editing view writes warnings of its own. */
const allowed = [/.*/]

it('composes a newsletter, shows it in every form, mails it for a look, plans it, sends it and counts', async () => {
  const subject = `Proef ${crypto.randomUUID()}`
  const page = await openPanel('Nieuwsbrieven', { allowed })
  await page.getByRole('link', { name: 'Nieuwe nieuwsbrief' }).click()
  await compose(page, subject)
  await page.getByRole('link', { name: 'Nieuwsbrieven', exact: true }).click()
  await page.getByRole('button', { name: `${subject} openen` }).click()
  await page.getByText('Er staat niets te lezen in deze nieuwsbrief').waitFor()

  await page.getByRole('button', { name: 'Vullen met het nieuwste' }).click()
  const mail = page.frameLocator('iframe[title^="Voorbeeld"]')
  await mail.getByRole('heading', { level: 2 }).first().waitFor()
  expect(await barriersOn(page, 'main')).toEqual([])
  await page.getByRole('button', { name: 'Op een telefoon' }).click()
  expect(await page.locator('iframe').getAttribute('width')).toBe('375')
  await page.getByRole('button', { name: 'Zonder opmaak' }).click()
  await page.locator('pre').getByText('Evenementenagenda').waitFor()

  await page.getByRole('button', { name: 'Proefmail aan mijzelf' }).click()
  await page.getByText('De proefmail is onderweg').waitFor()
  await mailTo(product.editor.email, { subject: `[Proef] ${subject}` })

  const day = page.getByRole('combobox', { name: 'Choose date' })
  await day.fill(`12/31/${new Date().getFullYear() + 1}`)
  await day.blur()
  await page.getByRole('button', { name: 'Plannen' }).click()
  await page.getByText(/^Gepland voor/).waitFor()

  await page.getByRole('button', { name: 'Nu verzenden' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Verzenden' }).click()
  // That all of them arrive is proven in test/contract/editions.test.ts; here a busy mail server may put one off.
  await page.getByText(/^(?:Wordt verzonden|Verzonden), begonnen op/).waitFor()
  const figures = page.getByRole('table', { name: 'Wat er van de mails is gekomen' })
  await figures.getByRole('cell', { name: 'Ontvangers' }).waitFor()
  await page.getByRole('table', { name: 'Klikken per link' }).waitFor()
  expect(await barriersOn(page, 'main')).toEqual([])
})

async function compose(page: Page, subject: string): Promise<void> {
  await page.getByRole('combobox', { name: 'newsletter' }).click()
  await page.getByRole('option', { name: 'events' }).click()
  await page.getByRole('textbox', { name: 'title' }).fill(subject)
  await page.getByRole('textbox', { name: 'subject' }).fill(subject)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.waitForURL(/edition\/(?!create)\w+/)
}
