// @ts-check

const { composeMail } = require('./compose-mail.js')
const { languageOf } = require('./site-link.js')

/**
 * @typedef {object} Mail
 * @property {string} to
 * @property {unknown} language Of the account; Dutch where it has none.
 * @property {import('./letters.js').LetterName} letter
 * @property {Record<string, string>} [query] See `composeMail`.
 * @property {Record<string, string>} [values] See `composeMail`.
 */

/**
 * Sends a mail once the answer is on its way: neither its time nor a mail server that is down may tell who has an
 * account. A mail that fails is logged by its kind; who waits for it can ask again.
 * @param {import('@strapi/types').Core.Strapi} strapi
 * @param {Mail} mail
 */
function sendMail(strapi, mail) {
  setImmediate(() => {
    deliver(strapi, mail).catch((failure) => {
      const { code, message } = /** @type {Error & { code?: string }} */ (failure)
      // A server's refusal repeats the address, which logs are not to hold.
      strapi.log.error(`mail ${mail.letter} was not sent: ${code ?? message}`)
    })
  })
}

/** @param {import('@strapi/types').Core.Strapi} strapi @param {Mail} mail */
async function deliver(strapi, { to, language, letter, query, values }) {
  const { subject, html, text } = composeMail({ letter, language: languageOf(language), query, values })
  await strapi
    .plugin('email')
    .service('email')
    .send({
      to,
      subject,
      html,
      text,
      headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    })
}

module.exports = { sendMail }
