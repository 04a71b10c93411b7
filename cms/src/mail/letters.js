// @ts-check

const { german } = require('./letters/de.js')
const { english } = require('./letters/en.js')
const { dutch } = require('./letters/nl.js')

/**
 * What one mail says. Nothing in it is typed by visitors: otherwise a stranger could send his own words to any address
 * in our name.
 * @typedef {object} Letter
 * @property {string} subject
 * @property {string[]} text Paragraphs before the button.
 * @property {string} [button]
 * @property {string[]} [after] Paragraphs behind it.
 */

/**
 * @typedef {'confirmation' | 'known-account' | 'provider-account' | 'reset' | 'password-changed' | 'email-change'
 *   | 'email-change-notice' | 'email-changed' | 'activation' | 'invitation' | 'account-deleted'} LetterName
 */

/**
 * All letters in one language.
 * @typedef {object} Letters
 * @property {Record<LetterName, Letter>} letters
 * @property {string} copyLink Before the address that the button leads to.
 * @property {string} footer
 */

/** @type {Record<import('./site-link.js').Language, Letters>} */
const letters = { nl: dutch, en: english, de: german }

module.exports = { letters }
