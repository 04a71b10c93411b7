import type { MailDefinition, MailValue } from './define-mail.ts'
import { kinds } from './kinds.generated.ts'

type Kinds = typeof kinds

export type MailKind = keyof Kinds

/** The values of a kind of mail. */
export type ValuesOf<Kind extends MailKind> = Kinds[Kind]['example']

/** A kind whose values are not known here; the compiler checked them where the mail was enqueued. */
export type AnyMail = MailDefinition<Record<string, MailValue>>

// Each kind is checked against its own values; a map of all kinds can only promise what they have in common.
const byName = new Map(Object.entries(kinds) as unknown as [MailKind, AnyMail][])

export const mailKinds: readonly MailKind[] = [...byName.keys()]

/** @returns Undefined for a kind that this version of the backend does not know. */
export function kindOf(name: string): AnyMail | undefined {
  return byName.get(name as MailKind)
}
