import { createServer } from 'node:http'
import { escapeHtml } from '../../worker/content/markup.ts'
import type { CaughtMail } from '../mail/caught-mail.ts'
import type { MailCatcher } from '../mail/mail-catcher.ts'

/** A page with the site's emails, newest first. */
export interface Mailbox {
  url: string
  stop: () => Promise<void>
}

/** Opens the page on a free loopback port. */
export async function openMailbox({ mails }: Pick<MailCatcher, 'mails'>): Promise<Mailbox> {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    // Nothing in an email runs or loads here: frames inherit this policy, and their sandbox only allows links to open
    // outside of them.
    response.setHeader('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
    response.end(pageOf(mails().toReversed()))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The mailbox listens on no port')
  return {
    url: `http://localhost:${address.port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

const sheet = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; }
  article { margin-block: 2.5rem; border-block-start: 1px solid; }
  h2 { margin-block: 1rem 0; }
  p { margin-block: 0 0.75rem; overflow-wrap: anywhere; }
  iframe { box-sizing: border-box; width: 100%; height: 37rem; border: 1px solid GrayText; resize: vertical; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; }`

function pageOf(mails: readonly CaughtMail[]): string {
  const items = mails.map(articleOf)
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Mail</title><style>${sheet}</style>
<h1>What the site mailed</h1>${items.join('') || '<p>Nothing yet. Reload after you registered or asked for a new password.</p>'}</html>`
}

/** One email, as HTML and as plain text. */
function articleOf({ to, subject, text, html, link }: CaughtMail): string {
  const title = escapeHtml(subject)
  const framed = html.replace('<head>', '<head><base target="_top">')
  return `<article><h2>${title}</h2><p>${escapeHtml(to)}</p>
${link ? `<p><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>` : ''}
<iframe title="${title}" sandbox="allow-top-navigation-by-user-activation" srcdoc="${escapeHtml(framed)}"></iframe>
<details><summary>Its text part</summary><pre>${escapeHtml(text)}</pre></details></article>`
}
