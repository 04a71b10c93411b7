import { stampField } from '../../../client/forms/engine-fields.ts'
import { stamp } from '../forms/support/example-page.ts'
import { mailTo } from '../support/backend.ts'
import { sendForm } from '../support/sign-in.ts'

/** An address that nobody has signed up. */
export const newEmail = () => `lezer-${crypto.randomUUID()}@bedrijf.example`

/** Sends the form of a page, without script. */
export async function send(
  path: string,
  form: string,
  fields: Record<string, string> = {},
  headers: Record<string, string> = {},
): Promise<Response> {
  return sendForm(path, form, { [stampField]: await stamp(), ...fields }, headers)
}

/** Signs an address up. @returns The code of the mail. */
export async function signUp(email = newEmail(), list = 'morning'): Promise<string> {
  await send('/nieuwsbrief', 'newsletter-signup', { email, lists: list })
  const { text } = await mailTo(email)
  return /[?&]bevestigen=([\w-]+)/.exec(text)?.[1] ?? ''
}

/** Signs an address up and confirms it. @returns The token of its preferences. */
export async function subscribed(email = newEmail(), list = 'morning'): Promise<string> {
  const code = await signUp(email, list)
  const response = await send(`/nieuwsbrief?bevestigen=${code}`, 'confirm-newsletter')
  return /voorkeuren=([^&]+)/.exec(response.headers.get('location') ?? '')?.[1] ?? ''
}
