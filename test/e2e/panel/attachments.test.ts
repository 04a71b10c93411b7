import { expect, it } from 'vitest'
import { madePdf } from '../../worker/files/support/made-files.ts'
import { newVisitor } from '../accounts/support/visitor.ts'
import { openPanelAt } from '../support/panel.ts'
import { sendWhenOldEnough } from '../support/send-when-old-enough.ts'
import { product } from '../support/this-product.ts'
import { sendMessage } from './support/message.ts'

const { siteUrl } = product
const messages = '/content-manager/collection-types/api::contact-message.contact-message'

/** Strapi's editing view writes warnings of its own, and the site has no such file. */
const allowed = [/.*/]

const newEmail = () => `lezer-${crypto.randomUUID()}@bedrijf.example`

it('offers editors the file of a message beside it, by a link of the site that expires, and says where there is none', async () => {
  const id = 'a'.repeat(32)
  const email = newEmail()
  const subject = await sendMessage({ email, file: { id, type: 'pdf', bytes: 1_234_567 } })
  const without = await sendMessage({ email, file: null })

  const page = await openPanelAt(`/admin${messages}?_q=${encodeURIComponent(email)}`, { allowed })
  await page.getByText(without).click()
  await page.getByText('Zonder bestand.').waitFor()

  await page.goBack()
  await page.getByText(subject).click()
  await page.getByRole('heading', { name: 'Bijlage' }).waitFor()
  await page.getByText('PDF, 1,2 MB.').waitFor()
  const asked = page.waitForRequest((request) => request.url().startsWith(`${siteUrl}/api/files/`))
  await page.getByRole('button', { name: 'Downloaden' }).click()
  expect((await asked).url()).toMatch(new RegExp(`/api/files/${id}\\?expires=\\d+&signature=[0-9a-f]{64}$`))
})

it('warns of a file that nobody scanned for viruses', async () => {
  const email = newEmail()
  const { page: tip, visit, fill } = await newVisitor({ allowed: [/answered 422/, /status of 422/] })
  await visit('/tips-voor-de-redactie')
  await tip.getByLabel('Bijlage').setInputFiles({
    ...{ name: 'rooster.pdf', mimeType: 'application/pdf', buffer: Buffer.from(madePdf()) },
  })
  await tip.getByText('rooster.pdf').waitFor()
  await fill({ 'Uw tip': 'De band staat stil.', Naam: 'Noor', 'E-mailadres': email })
  await sendWhenOldEnough(
    tip.getByRole('button', { name: 'Tip versturen' }),
    tip.getByText('Dank u wel').first(),
  )

  const page = await openPanelAt(`/admin${messages}?_q=${encodeURIComponent(email)}`, { allowed })
  await page.getByRole('row').nth(1).click()

  await page.getByText('Niet op virussen gecontroleerd').waitFor()
  await page.getByRole('button', { name: 'Downloaden' }).waitFor()
})
