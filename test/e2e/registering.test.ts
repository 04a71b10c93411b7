import { expect, it } from 'vitest'
import { newVisitor } from './accounts/support/visitor.ts'
import { barriersOn } from './support/axe.ts'
import { linkOf, mailTo } from './support/mails.ts'
import { sendWhenOldEnough } from './support/send-when-old-enough.ts'

it('somebody registers two people for an event by keyboard, and cancels', async () => {
  const { page, visit, fill, send } = await newVisitor({ allowed: [/answered 422/, /status of 422/] })
  const email = `schipper-${crypto.randomUUID()}@bedrijf.example`
  await visit('/events/studiemiddag-containerbinnenvaart')
  await fill({ Naam: 'Noor Bakker', 'E-mailadres': email })

  await page.getByRole('button', { name: 'Persoon toevoegen' }).press('Enter')
  await page.keyboard.type('Wout Vries')
  const companion = page.getByRole('group', { name: 'Persoon 1' })
  expect(await companion.getByLabel('Naam', { exact: true }).inputValue()).toBe('Wout Vries')
  expect(await barriersOn(page, 'main')).toEqual([])
  await sendWhenOldEnough(
    page.locator('#event-registration-form').getByRole('button', { name: 'Aanmelden', exact: true }),
    page.getByRole('heading', { level: 1, name: 'U bent aangemeld' }),
  )

  expect(await barriersOn(page, 'main')).toEqual([])
  await visit('/events/studiemiddag-containerbinnenvaart')
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
