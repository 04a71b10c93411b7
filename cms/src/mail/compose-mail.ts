import { type LetterName, letters } from './letters.ts'
import { type Language, siteLink } from './site-link.ts'

/** Where the button of each letter leads. */
const pages: Partial<Record<LetterName, string>> = {
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

/** One mail in the language of who gets it. */
export function composeMail({
  letter,
  language,
  query = {},
  values = {},
}: {
  letter: LetterName
  language: Language
  /** Of the button's address: the code. */
  query?: Record<string, string>
  /** For the `{name}` places of the letter; from editors, never from visitors. */
  values?: Record<string, string>
}): { subject: string; html: string; text: string } {
  const { letters: own, copyLink, footer } = letters[language]
  const { subject, text, button, after = [] } = own[letter]
  const page = pages[letter]
  const fill = (sentence: string) =>
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

interface Parts {
  subject: string
  text: string[]
  after: string[]
  button: { label: string; url: string } | null
  copyLink: string
  footer: string
  home: string
  language: Language
}

function textOf({ subject, text, after, button, footer, home }: Parts) {
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

function htmlOf({ subject, text, after, button, copyLink, footer, home, language }: Parts) {
  const paragraph = (sentence: string) => `<p style="${paragraphStyle}">${escaped(sentence)}</p>`
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

function buttonHtml({ label, url }: { label: string; url: string }) {
  const style =
    'display: inline-block; padding: 14px 24px; border-radius: 4px; background: #ff7500; color: #16181d; font-size: 16px; font-weight: 600; text-decoration: none'
  return `<p style="margin: 24px 0"><a href="${escaped(url)}" style="${style}">${escaped(label)}</a></p>`
}

function linkHtml(url: string, copyLink: string) {
  return `<p class="quiet" style="margin: 0; font-size: 14px; line-height: 1.5; color: #5b616b; overflow-wrap: anywhere">${escaped(copyLink)}<br>${escaped(url)}</p>`
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escaped(text: string) {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '')
}
