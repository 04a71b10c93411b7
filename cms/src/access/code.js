// @ts-check

const { createHash, randomBytes } = require('node:crypto')

/**
 * A code that a mail carries, and what is stored of it: whoever reads the database cannot use it.
 * @returns {{ code: string, hash: string }} 43 characters that are safe in an address; SHA-256 in hexadecimals.
 */
function newCode() {
  const code = randomBytes(32).toString('base64url')
  return { code, hash: hashOf(code) }
}

/** @param {string} code @returns {string} As `newCode` stores it. */
function hashOf(code) {
  return createHash('sha256').update(code).digest('hex')
}

module.exports = { hashOf, newCode }
