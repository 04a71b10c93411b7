import { randomUUID } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import { z } from 'zod'
import { enqueueMail } from './outbox/enqueue.ts'

/** What Strapi's own code passes to its email plugin. */
const PanelMail = z.object({
  to: z.union([z.string(), z.array(z.string())]),
  subject: z.string(),
  text: z.string().optional(),
  html: z.string().optional(),
})

/** Sends Strapi's own mails, such as password links for editors, through the outbox as well. */
export function queuePanelMails(strapi: Core.Strapi) {
  strapi.plugin('email').provider = {
    async send(options: unknown) {
      const { to, subject, text, html = '' } = PanelMail.parse(options)
      const addresses = Array.isArray(to) ? to : to.split(',')
      const values = { subject: subject.replace(/\s+/g, ' '), text: (text || plain(html)).trim() }
      for (const address of addresses)
        await enqueueMail(strapi, {
          kind: 'panel-message',
          key: randomUUID(),
          to: address.trim(),
          locale: 'en',
          values,
        })
    },
  }
}

/** Converts HTML to text and keeps link targets. */
function plain(html: string) {
  return html
    .replace(/<a\s[^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/gi, '$2: $1')
    .replace(/<\/?(p|br|div|h\d|li)\b[^>]*>/gi, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
}
