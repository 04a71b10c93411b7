import type { Core } from '@strapi/strapi'
import { incompleteMail } from '../../environment/mail-faults.ts'
import { isThisMachine } from '../../environment/safe-start.ts'
import { mailSettings } from '../settings.ts'
import { type Sender, startSender } from './sender.ts'

/** One for each server in this process. */
const senders = new WeakMap<Core.Strapi, Sender>()

/**
 * Starts sending. Without a mail server, mails are dropped on one's own machine; for a public site they stay queued, and are sent once there is
 * one.
 */
export function startSending(strapi: Core.Strapi) {
  const report = (line: Record<string, unknown>) => strapi.log.error(JSON.stringify(line))
  const settings = mailSettings()
  for (const message of incompleteMail(process.env)) report({ where: 'configuration', message })
  if (!settings.server && !isThisMachine(process.env))
    return report({ where: 'mail', message: 'SMTP_HOST is not set: mails stay queued' })
  const sender = startSender({ rows: strapi.db.connection, settings, report })
  senders.set(strapi, sender)
}

/** Ends after the mails that are under way. */
export async function stopSending(strapi: Core.Strapi) {
  await senders.get(strapi)?.stop()
}

/** Has it look at once. Before it has started nothing needs to be done: it begins with what is queued. */
export function pokeSender(strapi: Core.Strapi) {
  senders.get(strapi)?.poke()
}
