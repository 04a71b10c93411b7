import type { Core } from '@strapi/strapi'
import { composeMail } from './compose-mail.ts'
import type { LetterName } from './letters.ts'
import { languageOf } from './site-link.ts'

export interface Mail {
  to: string
  /** Of the account; Dutch where it has none. */
  language: unknown
  letter: LetterName
  /** See `composeMail`. */
  query?: Record<string, string>
  /** See `composeMail`. */
  values?: Record<string, string>
}

/**
 * Sends a mail once the answer is on its way: neither its time nor a mail server that is down may tell who has an
 * account. A mail that fails is logged by its kind; who waits for it can ask again.
 */
export function sendMail(strapi: Core.Strapi, mail: Mail) {
  setImmediate(() => {
    deliver(strapi, mail).catch((failure) => {
      const { code, message } = failure as Error & { code?: string }
      // A server's refusal repeats the address, which logs are not to hold.
      strapi.log.error(`mail ${mail.letter} was not sent: ${code ?? message}`)
    })
  })
}

async function deliver(strapi: Core.Strapi, { to, language, letter, query, values }: Mail) {
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
