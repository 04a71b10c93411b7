import { errors } from '@strapi/utils'
import { isCommonPassword } from './common-password.ts'

const fewestCharacters = 10
/** bcrypt ignores any bytes beyond this: two passwords that differ only after it would be the same. */
const maxBytes = 72
/** A shorter word, such as `Jan`, appears in too many good passwords by chance. */
const shortestWord = 4
/** With fewer characters besides the owner's own name, the rest is quickly guessed. */
const fewestOthers = 5

/**
 * The rule for every password of an account. Length is what counts; composition rules only make passwords predictable.
 * @param password Exactly as typed.
 * @throws Error Strapi shows its message next to the field.
 */
export function checkPassword(password: unknown): true {
  if (typeof password !== 'string' || [...password].length < fewestCharacters) {
    throw new Error(`password must be at least ${fewestCharacters} characters`)
  }
  if (Buffer.byteLength(password) > maxBytes) throw new Error(`password must be at most ${maxBytes} bytes`)
  if (isCommonPassword(password)) throw new Error('password is too common')
  return true
}

/**
 * The same rule, and the password may not consist of what is publicly known about its owner.
 * @returns The password.
 * @throws errors.ValidationError For the field `password`.
 */
export function checkOwnPassword(
  password: unknown,
  owner: {
    email?: string | null
    username?: string | null
    firstName?: string | null
    lastName?: string | null
    company?: string | null
  },
): string {
  try {
    checkPassword(password)
  } catch (failure) {
    throw passwordError((failure as Error).message)
  }
  const text = password as string
  if (isPersonal(text, owner)) throw passwordError('password is too personal')
  return text
}

function isPersonal(
  password: string,
  { email, username, firstName, lastName, company }: Parameters<typeof checkOwnPassword>[1],
) {
  const texts = [email, username, firstName, lastName, company, 'schakel']
  const words = texts.flatMap((text) => plain(text ?? '').match(/[\p{L}\p{N}]+/gu) ?? [])
  const others = [...words]
    .filter((word) => word.length >= shortestWord)
    .sort((a, b) => b.length - a.length)
    .reduce((rest, word) => rest.replaceAll(word, ''), plain(password))
  if (others === plain(password)) return false
  return (others.match(/[\p{L}\p{N}]/gu) ?? []).length < fewestOthers
}

/** Lower case, without accents. */
function plain(text: string) {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

function passwordError(message: string) {
  return new errors.ValidationError(message, {
    errors: [{ path: ['password'], message, name: 'ValidationError' }],
  })
}
