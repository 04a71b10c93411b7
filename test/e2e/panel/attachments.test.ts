import { expect, it } from 'vitest'
import { openPanel } from '../support/panel.ts'
import { product } from '../support/this-product.ts'

const { secrets, siteUrl, strapiUrl } = product
const messages = '/content-manager/collection-types/api::contact-message.contact-message'

/** Strapi's editing view writes warnings of its own, and the site has no such file. */
const allowed = [/.*/]

/** A message as the worker records it. @param file The file that came with it. */
async function recordMessage(file: object | null): Promise<string> {
  const subject = `Tip ${crypto.randomUUID()}`
  const response = await fetch(`${strapiUrl}/api/contact-messages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${secrets.CMS_TOKEN}` },
    body: JSON.stringify({
      submissionKey: crypto.randomUUID(),
      language: 'nl',
      sourcePath: '/tips-voor-de-redactie',
      department: 'editorial',
      subject,
      message: 'De band staat stil.',
      name: 'Noor',
      email: `lezer-${crypto.randomUUID()}@bedrijf.example`,
      phone: null,
      company: null,
      file,
    }),
  })
  expect(response.status).toBe(201)
  return subject
}

it('offers editors the file of a message beside it, by a link of the site that expires', async () => {
  const id = 'a'.repeat(32)
  const subject = await recordMessage({ id, type: 'pdf', bytes: 1_234_567 })
  const page = await openPanel('Post', { allowed })

  await page.goto(`/admin${messages}?_q=${encodeURIComponent(subject)}`)
  await page.getByText(subject).click()
  await page.getByRole('heading', { name: 'Bijlage' }).waitFor()
  await page.getByText('PDF, 1,2 MB.').waitFor()
  const asked = page.waitForRequest((request) => request.url().startsWith(`${siteUrl}/api/files/`))
  await page.getByRole('button', { name: 'Downloaden' }).click()

  expect((await asked).url()).toMatch(new RegExp(`/api/files/${id}\\?expires=\\d+&signature=[0-9a-f]{64}$`))
})

it('says so where a message came without one', async () => {
  const subject = await recordMessage(null)
  const page = await openPanel('Post', { allowed })

  await page.goto(`/admin${messages}?_q=${encodeURIComponent(subject)}`)
  await page.getByText(subject).click()

  await page.getByText('Zonder bestand.').waitFor()
})
