import { createServer } from 'node:http'
import { escapeHtml } from '../../worker/content/markup.ts'
import type { CaughtMail } from '../mail/caught-mail.ts'
import type { MailCatcher } from '../mail/mail-catcher.ts'

/** A page that shows what the site mailed, newest first. */
export interface Mailbox {
  url: string
  stop: () => Promise<void>
}

/** Opens the page on a free port of the loopback address. */
export async function openMailbox({ mails }: Pick<MailCatcher, 'mails'>): Promise<Mailbox> {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    // Mails are shown as text, with their link: nothing in them runs here.
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

function pageOf(mails: readonly CaughtMail[]): string {
  const items = mails.map(
    ({ to, subject, text, link }) =>
      `<article><h2>${escapeHtml(subject)}</h2><p>${escapeHtml(to)}</p>${link ? `<p><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>` : ''}<pre>${escapeHtml(text)}</pre></article>`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Mail</title><style>body{font:1rem/1.5 system-ui;max-width:44rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}article{border-top:1px solid;padding:1rem 0}pre{white-space:pre-wrap}</style>
<h1>What the site mailed</h1>${items.join('') || '<p>Nothing yet. Reload after you registered or asked for a new password.</p>'}</html>`
}
