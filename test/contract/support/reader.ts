import type { Editor } from '../../worker/support/editor.ts'
import { type Member, signInMember } from './member.ts'

/** The password of every account that is made here. */
export const password = 'een-wachtwoord-van-niemand-7'

const made: { email: string; editor: Editor }[] = []

/** An account of a test's own. */
export interface Reader {
  email: string
  /** Calls the backend as it. */
  call: Member
}

/** Makes one that removes itself. */
export async function makeReader(editor: Editor): Promise<Reader> {
  const email = `lezer-${crypto.randomUUID()}@schakel.example`
  await editor.makeUser({ email, username: email.replace('@', '-'), password, confirmed: true })
  return { email, call: await signInMember(email, password) }
}

/** Makes one that `removeReaders` removes; a file that asks for one has to call that. */
export async function newReader(editor: Editor): Promise<Reader> {
  const reader = await makeReader(editor)
  made.push({ email: reader.email, editor })
  return reader
}

/** Removes them. */
export async function removeReaders(): Promise<void> {
  for (const { email, editor } of made.splice(0)) await editor.removeUser(email)
}
