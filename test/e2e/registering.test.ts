import { expect, it, onTestFinished } from 'vitest'
import { newVisitor } from './accounts/support/visitor.ts'
import { barriersOn } from './support/axe.ts'
import { signIn } from './support/editor.ts'
import { linkOf, mailTo } from './support/mails.ts'
import { scrollTo } from './support/page-state.ts'
import { sendWhenOldEnough } from './support/send-when-old-enough.ts'
import { product } from './support/this-product.ts'

it('somebody registers two people for an event by keyboard, and cancels', async () => {
  const { page, visit, fill, send } = await newVisitor({ allowed: [/answered 422/, /status of 422/] })
  const email = `schipper-${crypto.randomUUID()}@bedrijf.example`
  await visit('/events/studiemiddag-containerbinnenvaart')
  await fill({ Naam: 'Noor Bakker', 'E-mailadres': email })

  await page.getByRole('button', { name: 'Persoon toevoegen' }).press('Enter')
  await page.keyboard.type('Wout Vries')
  const companion = page.getByRole('group', { name: 'Persoon 1' })
  expect(await companion.getByLabel('Naam', { exact: true }).inputValue()).toBe('Wout Vries')
  // What is partly under the header has been scrolled there.
  await scrollTo(page, 0)
  expect(await barriersOn(page, 'main')).toEqual([])
  await sendWhenOldEnough(
    page.locator('#event-registration-form').getByRole('button', { name: 'Aanmelden', exact: true }),
    page.getByRole('heading', { level: 1, name: 'U bent aangemeld' }),
  )

  expect(await barriersOn(page, 'main')).toEqual([])
  await page.goBack()
  await page.getByText('U bent aangemeld, met 2 personen.').waitFor()
  await page.getByRole('link', { name: 'Bekijk of wijzig uw aanmelding' }).waitFor()
  await visit(linkOf(await mailTo(email)))
  await page.getByText('Afmelden', { exact: true }).press('Enter')
  await send('Ja, meld mij af')
  await page.getByRole('heading', { level: 1, name: 'Afgemeld' }).waitFor()
  await visit('/events/studiemiddag-containerbinnenvaart')
  expect(await page.evaluate('localStorage.getItem("schakel-registrations")')).toBeNull()
  expect(await page.getByText('U bent aangemeld').count()).toBe(0)
})

it('somebody answers what the organiser asks, and changes it later', async () => {
  const editor = await signIn(product)
  const event = await editor.makeEvent({
    title: 'Vragenproef',
    registration: { mode: 'own', capacity: 20 },
    questions: [
      { code: 'diner', label: 'Wat eet u?', kind: 'choice', choices: 'Vlees\nVegetarisch', isRequired: true },
    ],
  })
  onTestFinished(() => editor.removeEvent(event.documentId))
  const { page, visit, fill, send } = await newVisitor({ allowed: [/answered 422/, /status of 422/] })
  const email = `gast-${crypto.randomUUID()}@bedrijf.example`
  await visit(event.path)
  await fill({ Naam: 'Noor Bakker', 'E-mailadres': email })
  await page
    .locator('#event-registration-form')
    .getByRole('button', { name: 'Aanmelden', exact: true })
    .click()
  await page.getByText('“Wat eet u?” is verplicht.').waitFor()
  await page.getByLabel('Wat eet u?').and(page.locator(':focus')).waitFor()
  await scrollTo(page, 0)
  expect(await barriersOn(page, 'main')).toEqual([])
  await page.getByLabel('Wat eet u?').selectOption('Vlees')

  await sendWhenOldEnough(
    page.locator('#event-registration-form').getByRole('button', { name: 'Aanmelden', exact: true }),
    page.getByRole('heading', { level: 1, name: 'U bent aangemeld' }),
  )
  const answer = page.getByLabel('Wat eet u?')
  expect(await answer.inputValue()).toBe('Vlees')
  await answer.selectOption('Vegetarisch')
  await send('Wijziging opslaan')

  await page.getByText('Uw wijziging is opgeslagen.').waitFor()
  await page.locator('dd', { hasText: 'Vegetarisch' }).waitFor()
})
