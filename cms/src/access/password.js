// @ts-check

const { errors } = require('@strapi/utils')
const { isCommonPassword } = require('./common-password.js')

const fewestCharacters = 10
/** bcrypt reads no further: two passwords that differ behind it would be the same. */
const mostBytes = 72
/** A shorter word, such as `Jan`, is in too many good passwords by chance. */
const shortestWord = 4
/** With fewer characters beside one's own name, the rest is quickly guessed. */
const fewestOthers = 5

/**
 * The rule for every password of an account. Length is what counts; composition rules only make passwords predictable.
 * @param {unknown} password Exactly as typed.
 * @returns {true}
 * @throws {Error} Whose message Strapi shows beside the field.
 */
function checkPassword(password) {
  if (typeof password !== 'string' || [...password].length < fewestCharacters) {
    throw new Error(`password must be at least ${fewestCharacters} characters`)
  }
  if (Buffer.byteLength(password) > mostBytes) throw new Error(`password must be at most ${mostBytes} bytes`)
  if (isCommonPassword(password)) throw new Error('password is too common')
  return true
}

/**
 * The same rule, and that the password is not made of what everybody knows of its owner.
 * @param {unknown} password
 * @param {{ email?: string | null, username?: string | null, firstName?: string | null, lastName?: string | null, company?: string | null }} owner
 * @returns {string} The password.
 * @throws {errors.ValidationError} About the field `password`.
 */
function checkOwnPassword(password, owner) {
  try {
    checkPassword(password)
  } catch (failure) {
    throw passwordError(/** @type {Error} */ (failure).message)
  }
  const text = /** @type {string} */ (password)
  if (isPersonal(text, owner)) throw passwordError('password is too personal')
  return text
}

/** @param {string} password @param {Parameters<typeof checkOwnPassword>[1]} owner */
function isPersonal(password, { email, username, firstName, lastName, company }) {
  const texts = [email, username, firstName, lastName, company, 'schakel']
  const words = texts.flatMap((text) => plain(text ?? '').match(/[\p{L}\p{N}]+/gu) ?? [])
  const others = [...words]
    .filter((word) => word.length >= shortestWord)
    .sort((a, b) => b.length - a.length)
    .reduce((rest, word) => rest.replaceAll(word, ''), plain(password))
  if (others === plain(password)) return false
  return (others.match(/[\p{L}\p{N}]/gu) ?? []).length < fewestOthers
}

/** In lower case and without accents. @param {string} text */
function plain(text) {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** @param {string} message */
function passwordError(message) {
  return new errors.ValidationError(message, {
    errors: [{ path: ['password'], message, name: 'ValidationError' }],
  })
}

module.exports = { checkOwnPassword, checkPassword }
