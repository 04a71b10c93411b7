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
  { type: 'magazine', path: 'magazines', open: 'subscriber' },
] as const

async function localesTold(documentId: string): Promise<string[]> {
  return (await messagesAbout(documentId)).map(({ body }) => JSON.parse(body).locale)
}

it.each(kinds)('a $type that is closed in one language is closed in all', async ({ type, path, open }) => {
  const query = new URLSearchParams({ locale: 'en', 'filters[access][$eq]': open, 'pagination[limit]': '1' })
  const [sample] = await dataOf<{ documentId: string }[]>(site('GET', `/${path}?${query}`))
  const documentId = sample?.documentId ?? ''
  const accessIn = async (locale: string) =>
    (await dataOf<{ access: string }>(site('GET', `/${path}/${documentId}?locale=${locale}`))).access
  onTestFinished(() => editor.publish(type, documentId, 'nl', { access: open }))
  // A sample issue is closed already: it is opened first.
  const opened = type === 'magazine' ? 'free' : open
  await editor.publish(type, documentId, 'nl', { access: opened })
  expect(await accessIn('en')).toBe(opened)
  const before = (await localesTold(documentId)).length

  await editor.publish(type, documentId, 'nl', { access: 'subscriber' })

  expect(await accessIn('en')).toBe('subscriber')
  await expect.poll(async () => (await localesTold(documentId)).slice(before)).toContain('en')
  // What was a draft in the other language doesn't open it again.
  await editor.publish(type, documentId, 'en')
  expect(await accessIn('nl')).toBe('subscriber')
})
