import type { Core } from '@strapi/strapi'
import { incompleteMail } from '../../environment/mail-faults.ts'
import { isThisMachine } from '../../environment/safe-start.ts'
import { mailSettings } from '../settings.ts'
import { type Sender, startSender } from './sender.ts'

/** One sender per Strapi instance. */
const senders = new WeakMap<Core.Strapi, Sender>()

/**
 * Starts sending. Without SMTP_HOST, mails are dropped on a local site; on a public one they stay queued.
 * @param endRefused Ends what is mailed to an address that doesn't exist.
 */
export function startSending(
  strapi: Core.Strapi,
  endRefused: (strapi: Core.Strapi, address: string, reason: string) => Promise<void>,
) {
  const report = (line: Record<string, unknown>) => strapi.log.error(JSON.stringify(line))
  const settings = mailSettings()
  for (const message of incompleteMail(process.env)) report({ where: 'configuration', message })
  if (!settings.server && !isThisMachine(process.env))
    return report({ where: 'mail', message: 'SMTP_HOST is not set: mails stay queued' })
  const sender = startSender({
    ...{ rows: strapi.db.connection, settings, report },
    endRefused: (address, reason) => endRefused(strapi, address, reason),
  })
  senders.set(strapi, sender)
}

/** Finishes mails in progress, then stops. */
export async function stopSending(strapi: Core.Strapi) {
  await senders.get(strapi)?.stop()
}

/** Makes it look for due mails now. A no-op before it has started, since it begins with queued mails. */
export function pokeSender(strapi: Core.Strapi) {
  senders.get(strapi)?.poke()
}
