import type { MailDefinition, MailValue } from './define-mail.ts'
import { kinds } from './kinds.generated.ts'

type Kinds = typeof kinds

export type MailKind = keyof Kinds

/** What a kind of mail is filled with. */
export type ValuesOf<Kind extends MailKind> = Kinds[Kind]['example']

/** A kind whose values were checked elsewhere: by the compiler where they were queued. */
export type AnyMail = MailDefinition<Record<string, MailValue>>

// The compiler has checked each kind with its own values; a list of all of them can only promise what they share.
const byName = new Map(Object.entries(kinds) as unknown as [MailKind, AnyMail][])

export const mailKinds: readonly MailKind[] = [...byName.keys()]

/** @returns Undefined for a kind that this version of the backend does not know. */
export function kindOf(name: string): AnyMail | undefined {
  return byName.get(name as MailKind)
}
