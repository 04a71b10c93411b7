import { describe, expect, it } from 'vitest'
import { newVisitor, ways } from './accounts/support/visitor.ts'
import { linkOf, mailTo } from './support/mails.ts'
import { until } from './support/page-state.ts'
import { sendWhenOldEnough } from './support/send-when-old-enough.ts'

const newEmail = () => `lezer-${crypto.randomUUID()}@bedrijf.example`

describe.each(ways)('$way', ({ options }) => {
  const allowed = [/answered 422/, /status of 422/]
  const hasScript = options.javaScriptEnabled !== false

  it('a reader signs up under an article, confirms, chooses, and ends it', async () => {
    const { page, visit } = await newVisitor({ ...options, allowed })
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    const email = newEmail()
    await visit('/news/102/smeets-van-dael-haalt-helft-van-orders-uit-webshop')

    await page.getByLabel('E-mailadres').fill(email)
    await sendWhenOldEnough(button('Aanmelden'), page.getByText(`mail die wij naar ${email} stuurden`))
    expect(new URL(page.url()).pathname).toMatch(/^\/news\//)

    await visit(linkOf(await mailTo(email)))
    await button('Aanmelding bevestigen').click()
    await page.getByText(/Vanaf nu ontvangt u op l.+@bedrijf\.example: Ochtendmail\./).waitFor()

    await page.getByRole('link', { name: 'Nieuwsbrieven kiezen' }).click()
    await page.getByLabel(/^Vrijdagoverzicht/).check()
    await button('Opslaan').click()
    await page.getByText('U ontvangt voortaan precies deze nieuwsbrieven.').waitFor()
    await button('Afmelden voor alles').click()
    await page.getByRole('heading', { level: 1, name: 'U bent afgemeld' }).waitFor()
  })

  it('a reader asks a supplier about one of its products', async () => {
    const { page, visit, fill } = await newVisitor({ ...options, allowed })
    const email = newEmail()
    await visit('/leveranciers/pakwijs')
    const part = page.locator('#aanvraag')
    if (hasScript) await fill({ 'Uw vraag': 'Wat kost hij?' }, part)

    await page.getByRole('link', { name: /^Vraag informatie aan.*Vouwlijn 400$/ }).click()
    await expect.poll(() => part.getByLabel('Onderwerp').inputValue()).toBe('vouwlijn-400')
    if (!hasScript) await fill({ 'Uw vraag': 'Wat kost hij?' }, part)
    await fill({ Naam: 'Noor', 'E-mailadres': email, Bedrijf: 'Bakker' }, part)
    const send = part.getByRole('button')
    const done = page.getByText('Uw aanvraag is verstuurd naar het bedrijf')
    await sendWhenOldEnough(send, done)
    // The page is shorter without the form: what came of it takes the window along.
    if (hasScript) await until(page, "document.activeElement.matches('.form-notice')")

    expect((await mailTo(email)).text).toContain('Wat kost hij?')
  })

  it('a reader gets a white paper for their details', async () => {
    const { page, visit, fill } = await newVisitor({ ...options, allowed })
    const email = newEmail()
    await visit('/news/322/doos-op-maat-rekenen-voor-u-koopt')

    const part = page.locator('.placed-form')
    await fill({ Naam: 'Noor', 'Zakelijk e-mailadres': email, Bedrijf: 'Bakker' }, part)
    const file = page.locator('a[href*=".pdf?"]')
    await sendWhenOldEnough(part.getByRole('button', { name: 'White paper aanvragen' }), file)

    const downloading = page.waitForEvent('download')
    await file.click()
    expect((await downloading).suggestedFilename()).toMatch(/\.pdf$/)
  })
})
