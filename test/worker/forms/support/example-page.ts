import { env } from 'cloudflare:workers'
import { expect } from 'vitest'
import { keyField, stampField } from '../../../../client/forms/engine-fields.ts'
import { makeFormStamp } from '../../../../worker/forms/form-stamp.ts'
import { signIn } from '../../support/editor.ts'
import { sendForm } from '../../support/sign-in.ts'
import { waiting } from '../../support/statistics.ts'

/** A page on which editors placed a form, and one on which they did not. The form is one that counts what it does. */
export const examplePath = '/met-formulier'
export const plainPath = '/zonder-formulier'

/** Makes both pages. @returns What takes them away. */
export async function publishExamplePage(): Promise<() => Promise<void>> {
  const editor = await signIn()
  const pages = [
    {
      title: 'Met formulier',
      slug: 'met-formulier',
      blocks: [{ __component: 'blocks.form', kind: 'advertise' }],
    },
    { title: 'Zonder formulier', slug: 'zonder-formulier', blocks: [] },
  ]
  const made: string[] = []
  for (const page of pages) {
    const documentId = await editor.make('page', page, 'nl')
    await editor.publish('page', documentId, 'nl')
    made.push(documentId)
  }
  return async () => {
    for (const documentId of made) await editor.remove('page', documentId)
  }
}

/** What somebody may type into that form. */
export const filledIn = {
  product: '',
  message: 'Dag.',
  company: 'Proef BV',
  name: 'Wout',
  email: 'wout@proef.example',
  phone: '',
}

/** A stamp of a page that was rendered a while ago. */
export function stamp(ageMs = 60_000): Promise<string> {
  return makeFormStamp(env.JWT_SECRET, Date.now() - ageMs)
}

/** A key as scripts make it. */
export function key(): string {
  return crypto.randomUUID().replaceAll('-', '')
}

/** Sends it: by script with a key, without script by the stamp of its page alone. */
export async function sendExample(
  fields: Record<string, string> = {},
  headers: Record<string, string> = {},
  path = examplePath,
): Promise<Response> {
  return sendForm(
    path,
    'advertise',
    { [stampField]: await stamp(), ...filledIn, ...fields },
    { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:147.0) Gecko/20100101 Firefox/147.0', ...headers },
  )
}

/** Sends it as a script does. */
export function sendByScript(fields: Record<string, string> = {}, sentKey = key()): Promise<Response> {
  return sendExample({ [keyField]: sentKey, ...fields }, { accept: 'application/json' })
}

/**
 * Expects that its handler acted so often, each time of which counts as a lead. What is counted comes behind the answers: once a form that
 * is sent after them has been counted, so have they.
 */
export async function expectActed(times: number): Promise<void> {
  await sendByScript()
  await expect.poll(leads).toBe(times + 1)
}

async function leads(): Promise<number> {
  return (await waiting()).filter(({ eventType }) => eventType === 'Lead').length
}
