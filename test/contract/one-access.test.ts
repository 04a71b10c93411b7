import { env } from 'cloudflare:workers'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { messagesAbout } from '../worker/support/backend.ts'
import { type Editor, signIn } from '../worker/support/editor.ts'
import { memberWith } from './support/member.ts'
import { dataOf } from './support/posting.ts'

const site = memberWith(env.CMS_TOKEN)
let editor: Editor

beforeAll(async () => {
  editor = await signIn()
})

const kinds = [
  { type: 'content', path: 'contents', open: 'free' },
  { type: 'page', path: 'pages', open: 'public' },
  { type: 'magazine', path: 'magazines', open: 'free' },
] as const

/** A document of the sample content that everybody may read, in Dutch and in English. */
async function openInBoth(type: 'content' | 'page', path: string, open: string): Promise<string> {
  const query = new URLSearchParams({ locale: 'en', 'filters[access][$eq]': open, 'pagination[limit]': '1' })
  const [sample] = await dataOf<{ documentId: string }[]>(site('GET', `/${path}?${query}`))
  const documentId = sample?.documentId ?? ''
  onTestFinished(() => editor.publish(type, documentId, 'nl', { access: open }))
  return documentId
}

/** An issue that everybody may read, in Dutch and in English: the sample ones are Dutch. */
async function openIssue(): Promise<string> {
  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  const bytes = Uint8Array.from(atob(pixel), (char) => char.charCodeAt(0))
  const { id } = await editor.addFile(new File([bytes], 'omslag.png', { type: 'image/png' }))
  const fields = {
    ...{ title: 'Overal open', slug: `open-${crypto.randomUUID()}`, year: 2018, edition: 'Mei 2018' },
    ...{ issuedAt: '2018-05-01T08:00:00.000Z', access: 'free', cover: { file: id, alt: 'Omslag' } },
  }
  const documentId = await editor.make('magazine', fields, 'nl')
  onTestFinished(async () => {
    await editor.remove('magazine', documentId)
    await editor.removeFile(id)
  })
  await editor.publish('magazine', documentId, 'nl')
  const { number } = await editor.read('magazine', documentId, 'nl')
  await editor.publish('magazine', documentId, 'en', { ...fields, number })
  return documentId
}

async function localesTold(documentId: string): Promise<string[]> {
  return (await messagesAbout(documentId)).map(({ body }) => JSON.parse(body).locale)
}

it.each(kinds)('a $type that is closed in one language is closed in all', async ({ type, path, open }) => {
  const documentId = type === 'magazine' ? await openIssue() : await openInBoth(type, path, open)
  const accessIn = async (locale: string) =>
    (await dataOf<{ access: string }>(site('GET', `/${path}/${documentId}?locale=${locale}`))).access
  expect(await accessIn('en')).toBe(open)
  const before = (await localesTold(documentId)).length

  await editor.publish(type, documentId, 'nl', { access: 'subscriber' })

  expect(await accessIn('en')).toBe('subscriber')
  await expect.poll(async () => (await localesTold(documentId)).slice(before)).toContain('en')
  // What was a draft in the other language doesn't open it again.
  await editor.publish(type, documentId, 'en')
  expect(await accessIn('nl')).toBe('subscriber')
})
