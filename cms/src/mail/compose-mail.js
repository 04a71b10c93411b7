// @ts-check

const { letters } = require('./letters.js')
const { siteLink } = require('./site-link.js')

/** @typedef {import('./letters.js').LetterName} LetterName */
/** @typedef {import('./site-link.js').Language} Language */

/** Where the button of each letter leads. @type {Partial<Record<LetterName, string>>} */
const pages = {
  confirmation: '/email-valideren',
  'known-account': '/inloggen',
  'provider-account': '/inloggen',
  reset: '/wachtwoord-reset',
  'password-changed': '/wachtwoord-vergeten',
  'email-change': '/email-valideren',
  'email-change-notice': '/wachtwoord-vergeten',
  'email-changed': '/contact',
  activation: '/account-activeren',
  invitation: '/uitnodiging',
}

/**
 * One mail in the language of who gets it.
 * @param {object} mail
 * @param {LetterName} mail.letter
 * @param {Language} mail.language
 * @param {Record<string, string>} [mail.query] Of the button's address: the code.
 * @param {Record<string, string>} [mail.values] For the `{name}` places of the letter; from editors, never from visitors.
 * @returns {{ subject: string, html: string, text: string }}
 */
function composeMail({ letter, language, query = {}, values = {} }) {
  const { letters: own, copyLink, footer } = letters[language]
  const { subject, text, button, after = [] } = own[letter]
  const page = pages[letter]
  const fill = (/** @type {string} */ sentence) =>
    sentence.replace(/\{(\w+)\}/g, (_place, name) => (values[name] ?? '').replace(/\s+/g, ' '))
  const parts = {
    subject: fill(subject),
    text: text.map(fill),
    after: after.map(fill),
    button: page && button ? { label: button, url: siteLink(language, page, query) } : null,
    copyLink,
    footer,
    home: siteLink(language, '/'),
    language,
  }
  return { subject: parts.subject, html: htmlOf(parts), text: textOf(parts) }
}

/**
 * @typedef {object} Parts
 * @property {string} subject
 * @property {string[]} text
 * @property {string[]} after
 * @property {{ label: string, url: string } | null} button
 * @property {string} copyLink
 * @property {string} footer
 * @property {string} home
 * @property {Language} language
 */

/** @param {Parts} parts */
function textOf({ subject, text, after, button, footer, home }) {
  const paragraphs = [subject, ...text, ...(button ? [`${button.label}:\n${button.url}`] : []), ...after]
  return `${paragraphs.join('\n\n')}\n\n-- \n${footer}\n${home}\n`
}

// Mail programs keep styles on elements and drop much else; those that are dark read the sheet in the head.
const sheet = `
      :root { color-scheme: light dark; }
      @media (prefers-color-scheme: dark) {
        .paper { background: #14161a !important; color: #eceef1 !important; }
        .quiet { color: #a9b0bb !important; }
        .line { border-color: #3a3f49 !important; }
      }`
const font = "font-family: 'Instrument Sans', 'Helvetica Neue', Arial, sans-serif"
const headFont = "font-family: Newsreader, Georgia, 'Times New Roman', serif"
const paragraphStyle = 'margin: 0 0 16px; font-size: 16px; line-height: 1.5'

/** @param {Parts} parts */
function htmlOf({ subject, text, after, button, copyLink, footer, home, language }) {
  const paragraph = (/** @type {string} */ sentence) =>
    `<p style="${paragraphStyle}">${escaped(sentence)}</p>`
  return `<!DOCTYPE html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <meta name="color-scheme" content="light dark">
    <meta name="supported-color-schemes" content="light dark">
    <title>${escaped(subject)}</title>
    <style>${sheet}
    </style>
  </head>
  <body class="paper" style="margin: 0; padding: 0; border-top: 4px solid #ff7500; background: #ffffff; color: #16181d; ${font}">
    <div class="paper" style="max-width: 560px; margin: 0 auto; padding: 32px 24px; background: #ffffff; color: #16181d">
      <p style="margin: 0 0 32px; font-size: 22px; font-weight: 700; letter-spacing: -0.02em">schakel</p>
      <h1 style="margin: 0 0 16px; font-size: 28px; line-height: 1.15; font-weight: 600; ${headFont}">${escaped(subject)}</h1>
      ${text.map(paragraph).join('\n      ')}
      ${button ? buttonHtml(button) : ''}
      ${after.map(paragraph).join('\n      ')}
      ${button ? linkHtml(button.url, copyLink) : ''}
      <hr class="line" style="margin: 32px 0 16px; border: 0; border-top: 1px solid #d9d9d4">
      <p class="quiet" style="margin: 0; font-size: 14px; line-height: 1.5; color: #5b616b">${escaped(footer)} <a class="quiet" href="${escaped(home)}" style="color: #5b616b">${escaped(new URL(home).host)}</a></p>
    </div>
  </body>
</html>
`
}

/** @param {{ label: string, url: string }} button */
function buttonHtml({ label, url }) {
  const style =
    'display: inline-block; padding: 14px 24px; border-radius: 4px; background: #ff7500; color: #16181d; font-size: 16px; font-weight: 600; text-decoration: none'
  return `<p style="margin: 24px 0"><a href="${escaped(url)}" style="${style}">${escaped(label)}</a></p>`
}

/** @param {string} url @param {string} copyLink */
function linkHtml(url, copyLink) {
  return `<p class="quiet" style="margin: 0; font-size: 14px; line-height: 1.5; color: #5b616b; overflow-wrap: anywhere">${escaped(copyLink)}<br>${escaped(url)}</p>`
}

/** @type {Record<string, string>} */
const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** @param {string} text */
function escaped(text) {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '')
}

module.exports = { composeMail }
