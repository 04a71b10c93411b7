// @ts-check

const fewestCharacters = 10
/** bcrypt reads no further: two passwords that differ behind it would be the same. */
const mostBytes = 72

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
  return true
}

module.exports = { checkPassword }
