import type { Editor } from '../../worker/support/editor.ts'
import { type Member, signInMember } from './member.ts'

/** The password of every account that `newReader` makes. */
export const password = 'een-wachtwoord-van-niemand-7'

const made: { email: string; editor: Editor }[] = []

/** An account of a test's own. */
export interface Reader {
  email: string
  /** Calls the backend as it. */
  call: Member
}

/** Makes one; `removeReaders` removes it. */
export async function newReader(editor: Editor): Promise<Reader> {
  const email = `lezer-${crypto.randomUUID()}@schakel.example`
  await editor.makeUser({ email, username: email.replace('@', '-'), password, confirmed: true })
  made.push({ email, editor })
  return { email, call: await signInMember(email, password) }
}

/** Removes them. */
export async function removeReaders(): Promise<void> {
  for (const { email, editor } of made.splice(0)) await editor.removeUser(email)
}
