import type { Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { madePdf } from '../worker/files/support/made-files.ts'
import { newVisitor, ways } from './accounts/support/visitor.ts'
import { barriersOn } from './support/axe.ts'
import { mailTo } from './support/mails.ts'
import { sendWhenOldEnough } from './support/send-when-old-enough.ts'

const file = { name: 'rooster.pdf', mimeType: 'application/pdf', buffer: Buffer.from(madePdf()) }
const newEmail = () => `lezer-${crypto.randomUUID()}@bedrijf.example`

describe.each(ways)('$way', ({ options }) => {
  const allowed = [/answered 422/, /status of 422/]

  it('somebody writes to the department of a link, and is mailed a copy', async () => {
    const { page, visit, fill } = await newVisitor({ ...options, allowed })
    const email = newEmail()
    await visit('/contact?afdeling=technical')
    expect(
      await page.evaluate(`getComputedStyle(document.querySelector('.placed-form .form')).display`),
    ).toBe('grid')
    expect(await page.getByLabel('Afdeling').inputValue()).toBe('technical')

    await fill({ Onderwerp: 'De feed', Bericht: 'De feed is leeg.', Naam: 'Noor', 'E-mailadres': email })
    await sendWhenOldEnough(
      page.getByRole('button', { name: 'Bericht versturen' }),
      page.getByText(`Een kopie gaat naar ${email}.`),
    )

    expect((await mailTo(email)).text).toContain('De feed is leeg.')
    await visit('/adverteren')
    await page.goBack()
    await expect.poll(() => page.getByLabel('Bericht', { exact: true }).inputValue()).toBe('')
    expect(await page.getByText('Een kopie gaat naar').count()).toBe(0)
  })

  it('an advertiser asks about the product whose button was pressed', async () => {
    const { page, visit, fill } = await newVisitor({ ...options, allowed })
    const email = newEmail()
    await visit('/adverteren')

    // With script, what was typed before another product is chosen stays.
    const hasScript = options.javaScriptEnabled !== false
    if (hasScript) await fill({ 'Uw vraag': 'Wat kan in mei?' })
    await page.getByRole('link', { name: 'Vraag naar Partnerartikel' }).click()
    if (!hasScript) await page.waitForURL('**/adverteren?product=partnerartikel#aanvraag')
    await expect.poll(() => page.getByLabel('Waar gaat het om?').inputValue()).toBe('partnerartikel')
    if (hasScript) expect(await page.getByLabel('Uw vraag').inputValue()).toBe('Wat kan in mei?')
    await fill({ 'Uw vraag': 'Wat kan in mei?', Bedrijf: 'Bakker', Naam: 'Noor', 'E-mailadres': email })
    await sendWhenOldEnough(
      page.getByRole('button', { name: 'Aanvraag versturen' }),
      page.getByText(`Een kopie gaat naar ${email}.`),
    )

    expect((await mailTo(email)).text).toContain('Wat kan in mei?')
  })

  it('somebody tips the newsroom with a file, which stays when the form comes back', async () => {
    const { page, visit, fill, send } = await newVisitor({ ...options, allowed })
    const email = newEmail()
    await visit('/tips-voor-de-redactie')

    await page.getByLabel('Bijlage').setInputFiles(file)
    await fill({ 'Uw tip': 'De band staat stil.', Naam: 'Noor', 'E-mailadres': email })
    await page.getByLabel('Stuur mij een kopie van mijn tip').check()
    const phone = page.getByLabel('Telefoonnummer')
    await phone.fill('geen')
    if (options.javaScriptEnabled === false) await send('Tip versturen')
    else {
      await page.getByText('rooster.pdf').waitFor()
      await page.getByRole('button', { name: 'Tip versturen' }).click()
      await page.getByText('Vul een geldig telefoonnummer in.').waitFor()
      expect(await barriersOn(page, 'main')).toEqual([])
    }
    await page.getByText('Vul een geldig telefoonnummer in.').waitFor()
    await phone.fill('')
    await sendWhenOldEnough(
      page.getByRole('button', { name: 'Tip versturen' }),
      page.getByText(`Een kopie gaat naar ${email}.`),
    )

    expect((await mailTo(email)).text).toContain('De band staat stil.')
  })

  it('a reader reports a vacancy, and is mailed that we look at it', async () => {
    const { page, visit, fill } = await newVisitor({ ...options, allowed })
    const email = newEmail()
    await visit('/jobs/melden?vacature=5002')

    await page.getByLabel('Misleidende of onjuiste informatie').check()
    await fill({ Toelichting: 'Het salaris klopt niet.' })
    await page.locator('.placed-form').getByLabel('E-mailadres').fill(email)
    await sendWhenOldEnough(
      page.getByRole('button', { name: 'Melding versturen' }),
      page.getByText('We stuurden u een bevestiging'),
    )

    expect((await mailTo(email)).text).toContain('Reachtruckchauffeur')
  })
})

it('a press while a file is on its way sends the form once it has arrived, and not if it never does', async () => {
  const { page, visit, fill } = await newVisitor({ allowed: [/api\/files\/tip|ERR_FAILED/] })
  const uploads: Route[] = []
  await page.route('**/api/files/tip', (route) => void uploads.push(route))
  const email = newEmail()
  await visit('/tips-voor-de-redactie')
  await fill({ 'Uw tip': 'De band staat stil.', Naam: 'Noor', 'E-mailadres': email })
  await page.getByLabel('Stuur mij een kopie van mijn tip').check()
  const pressMeanwhile = async () => {
    await page.getByLabel('Bijlage').setInputFiles(file)
    await page.getByRole('button', { name: 'Tip versturen' }).click()
    await page.getByText('Zodra het bestand er is, wordt het formulier verstuurd.').waitFor()
    await page.getByRole('button', { name: 'Bezig met versturen' }).waitFor()
    await expect.poll(() => uploads.length).toBe(1)
    return uploads.pop()
  }

  await (await pressMeanwhile())?.abort()
  await page.getByText('Dat is niet gelukt').waitFor()
  await page.getByRole('button', { name: 'Tip versturen' }).waitFor()
  // Nobody fills it in as fast as a test, and the worker refuses who does.
  await page.waitForTimeout(1500)
  await (await pressMeanwhile())?.continue()

  await page.getByText(`Een kopie gaat naar ${email}.`).waitFor()
})

it('what is wrong in the form can be read by everyone', async () => {
  const { page, visit } = await newVisitor({ viewport: { width: 360, height: 740 } })
  await visit('/contact')

  await page.getByRole('button', { name: 'Bericht versturen' }).click()

  await expect.poll(() => page.getByText('Onderwerp is verplicht.').isVisible()).toBe(true)
  expect(await barriersOn(page, 'main')).toEqual([])
})
