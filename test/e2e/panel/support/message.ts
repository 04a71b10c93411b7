import { expect } from 'vitest'
import { product } from '../../support/this-product.ts'

const { secrets, strapiUrl } = product

/** Records a message as the worker does. @param file The file that came with it. @returns Its subject, which no other has. */
export async function sendMessage({ email, file }: { email: string; file: object | null }): Promise<string> {
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
      email,
      phone: null,
      company: null,
      file,
    }),
  })
  expect(response.status).toBe(201)
  return subject
}
