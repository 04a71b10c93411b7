import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { configOf } from '../../../worker/env.ts'
import { sweepAccounts } from '../../../worker/files/sweep-accounts.ts'
import { confirmed } from '../accounts/support/reader.ts'
import { backendIsDown, backendIsWell, messagesAbout } from '../support/backend.ts'
import { type Editor, signIn as signInEditor } from '../support/editor.ts'
import { signIn } from '../support/sign-in.ts'
import { fileSite, summaryIn } from './support/file-site.ts'
import { madePdf } from './support/made-files.ts'

const site = fileSite()
let editor: Editor

beforeEach(async () => {
  editor = await signInEditor()
})

/** A reader with a CV. */
async function withCv(): Promise<{ email: string; file: string }> {
  const { email, password } = await confirmed()
  const { id: file } = await summaryIn(await site.put(await signIn({ email, password }), madePdf()))
  return { email, file }
}

async function isStored(file: string): Promise<boolean[]> {
  const row = await env.DB.prepare('SELECT 1 FROM private_files WHERE id = ?').bind(file).first()
  return [row !== null, (await env.PRIVATE_FILES.head(file)) !== null]
}

describe('an account that is deleted in the panel', () => {
  it('takes its files along, by the message of the backend', async () => {
    const gone = await withCv()
    const other = await withCv()

    const documentId = await editor.removeUser(gone.email)
    await expect.poll(async () => (await messagesAbout(documentId)).length).toBe(1)
    const [message] = await messagesAbout(documentId)
    await site.ask('/api/hooks/strapi', { method: 'POST', ...message })

    expect(await isStored(gone.file)).toEqual([false, false])
    expect(await isStored(other.file)).toEqual([true, true])
  })

  it('takes them along at night where that message was lost, and no other account', async () => {
    const gone = await withCv()
    const other = await withCv()
    await editor.removeUser(gone.email)

    await sweepAccounts(env, configOf(env))

    expect(await isStored(gone.file)).toEqual([false, false])
    expect(await isStored(other.file)).toEqual([true, true])
  })

  it('loses nothing while the backend cannot say who is there', async () => {
    const reader = await withCv()
    await backendIsDown()

    await expect(sweepAccounts(env, configOf(env))).rejects.toThrow()
    await backendIsWell()

    expect(await isStored(reader.file)).toEqual([true, true])
  })
})
