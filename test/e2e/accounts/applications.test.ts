import { expect, it } from 'vitest'
import { linkOf, mailTo } from '../support/mails.ts'
import { newVisitor, patience } from './support/visitor.ts'

const cv = {
  name: 'cv.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7\n${' '.repeat(5000)}\n%%EOF\n`),
}

it('a candidate applies with a PDF, and the employer reads it and answers', async () => {
  const email = `sollicitant-${crypto.randomUUID()}@bedrijf.example`
  const candidate = await newVisitor()
  await candidate.visit('/jobs/vacature/5001/ploegleider-warehouse-venlo')
  const form = candidate.page.locator('#application-form')

  await candidate.fill(
    { Naam: 'Noor Bakker', 'E-mailadres': email, Motivatie: 'Ik leid al drie jaar een ploeg.' },
    form,
  )
  await form.getByLabel('Cv').setInputFiles(cv)
  await form.getByRole('status').getByText('cv.pdf').waitFor(patience)
  expect(await candidate.send('Sollicitatie versturen', form)).toBe(200)
  await candidate.reads('Uw sollicitatie is verstuurd')
  await candidate.page.getByText('Meegestuurd').waitFor()
  expect(linkOf(await mailTo(email))).toContain('/sollicitatie?code=')

  const employer = await newVisitor()
  await employer.comeSignedIn({ email: 'werkgever@schakel.example', password: 'schakel-demo-2026' })
  await employer.visit('/jobs/mijn/5001/sollicitaties')
  await employer.page.getByRole('link', { name: 'Noor Bakker' }).first().click()
  await employer.page.getByText('Ik leid al drie jaar een ploeg.').waitFor(patience)
  const downloading = employer.page.waitForEvent('download')
  await employer.page.getByRole('link', { name: 'Cv downloaden' }).click()
  expect((await downloading).suggestedFilename()).toMatch(/^CV Noor Bakker \d{4}-\d\d-\d\d\.pdf$/)

  await employer.fill({ 'Uw bericht': 'Schikt dinsdag om tien uur?' })
  expect(await employer.send('Bericht versturen')).toBe(200)
  await employer.page.locator('.candidate-answers').getByText('Schikt dinsdag om tien uur?').waitFor(patience)

  const answer = await mailTo(email, { after: 1 })
  expect(answer.text).toContain('Schikt dinsdag om tien uur?')
  expect(answer.replyTo).toBe('werken@havik-logistiek.example')
})
