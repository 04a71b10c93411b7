import { expect, it } from 'vitest'
import { newPassword } from './accounts/support/account.ts'
import { newVisitor } from './accounts/support/visitor.ts'
import { barriersOn } from './support/axe.ts'
import { linkOf, mailTo } from './support/mails.ts'
import { sendWhenOldEnough } from './support/send-when-old-enough.ts'

const closed = '/news/308/hoe-een-jurk-in-elf-minuten-weer-te-koop-hangt'
const lastWords = 'Een groene jurk, kaartje er nog aan, keurig gevouwen.'

it('a stranger orders a subscription on trial by direct debit, confirms it by mail, and reads on', async () => {
  const { page, visit, fill } = await newVisitor({ allowed: [/answered 422/, /status of 422/] })
  const email = `abonnement-${crypto.randomUUID()}@proef.example`
  const order = page.locator('#bestellen')
  const button = order.getByRole('button', { name: 'Bestelling met betalingsverplichting', exact: true })
  await visit(closed)
  await page.locator('main').getByRole('link', { name: 'Bekijk de abonnementen' }).click()
  await page.getByRole('link', { name: 'Bekijk Schakel Digitaal', exact: true }).click()
  await button.waitFor()
  expect(await order.textContent()).toContain('De eerste 30 dagen niets, daarna')
  expect(await barriersOn(page)).toEqual([])

  // What only a company or a direct debit needs comes when it is chosen.
  expect(await order.getByLabel('Naam van het bedrijf').isVisible()).toBe(false)
  await fill(
    {
      'Uw naam': 'Noor Bakker',
      'E-mailadres': email,
      'Straat en huisnummer': 'Lindelaan 3',
      Postcode: '2000',
      Plaats: 'Waalwijk',
    },
    order,
  )
  await order.getByLabel('Automatische incasso').check()
  await fill(
    { 'Rekeningnummer (IBAN)': 'NL02 ABNA 0123 4567 89', 'Naam van de rekeninghouder': 'N. Bakker' },
    order,
  )
  await order.getByLabel('Ik geef deze machtiging.').check()
  const wrong = order.getByText('Deze postcode hoort niet bij het land.')
  await sendWhenOldEnough(button, wrong)
  await fill({ Postcode: '5141 KL' }, order)
  await sendWhenOldEnough(button, order.getByText(`We hebben een mail gestuurd naar ${email}.`))

  await visit(linkOf(await mailTo(email)))
  const password = newPassword()
  await fill({ 'Nieuw wachtwoord': password, 'Nieuw wachtwoord ter bevestiging': password })
  await page.getByLabel(/akkoord/).check()
  await page.getByRole('button', { name: 'Bestelling bevestigen', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Dank u voor uw bestelling' }).waitFor()
  expect(await page.locator('main').textContent()).toContain('NL•• •••• •••• ••67 89')
  expect(await barriersOn(page)).toEqual([])

  await visit(closed)
  await page.getByText(lastWords).waitFor()
})
