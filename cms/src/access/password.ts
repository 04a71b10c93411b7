import { fold } from '../text/fold.ts'
import { isCommonPassword } from './common-password.ts'
import { refusal } from './refusal.ts'
import { type RefusalCode, refusals } from './refusals.ts'

/** `refusal.ts` names this and the next in its sentences. */
const minCharacters = 10
/** bcrypt ignores any bytes beyond this: two passwords that differ only after it would be the same. */
const maxBytes = 72
/** A shorter word, such as `Jan`, appears in too many good passwords by chance. */
const minWordLength = 4
/** With fewer characters besides the owner's own name, the rest is quickly guessed. */
const minOthers = 5

/**
 * The rule for every password of an account, for users-permissions. Length is what counts; composition rules only make
 * passwords predictable.
 * @param password Exactly as typed.
 * @throws Error Strapi shows its message next to the field.
 */
export function checkPassword(password: unknown): true {
  const fault = faultOf(password)
  if (fault) throw new Error(refusals[fault])
  return true
}

/**
 * The same rule, and the password may not consist of what is publicly known about its owner.
 * @returns The password.
 * @throws errors.ValidationError For the field `password`.
 */
export function checkOwnPassword(
  password: string,
  owner: {
    email?: string | null
    username?: string | null
    firstName?: string | null
    lastName?: string | null
    company?: string | null
  },
): string {
  const fault = faultOf(password) ?? (isPersonal(password, owner) ? 'password-personal' : null)
  if (fault) throw refusal(fault, 'password')
  return password
}

function faultOf(password: unknown): RefusalCode | null {
  if (typeof password !== 'string' || [...password].length < minCharacters) return 'password-short'
  if (Buffer.byteLength(password) > maxBytes) return 'password-long'
  return isCommonPassword(password) ? 'password-common' : null
}

function isPersonal(
  password: string,
  { email, username, firstName, lastName, company }: Parameters<typeof checkOwnPassword>[1],
) {
  const texts = [email, username, firstName, lastName, company, 'schakel']
  const words = texts.flatMap((text) => fold(text ?? '').match(/[\p{L}\p{N}]+/gu) ?? [])
  const others = [...words]
    .filter((word) => word.length >= minWordLength)
    .sort((a, b) => b.length - a.length)
    .reduce((rest, word) => rest.replaceAll(word, ''), fold(password))
  if (others === fold(password)) return false
  return (others.match(/[\p{L}\p{N}]/gu) ?? []).length < minOthers
}
