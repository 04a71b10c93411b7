import type { Core } from '@strapi/strapi'
import { exportPerson } from '../account/export-person.ts'
import { forgetAccount } from '../account/forget-account.ts'
import { forgetPerson } from '../account/forget-person.ts'
import { personWith } from '../account/person.ts'
import { enqueueMail } from '../mail/outbox/enqueue.ts'
import { type DoneRequest, doneRequests, logRequest } from './request-log.ts'

/** What is stored about somebody: how much, and what was done for them before. */
interface Found {
  hasAccount: boolean
  /** Number of entries, by kind. */
  counts: Record<string, number>
  done: DoneRequest[]
}

/** Looks up how much is stored about who reads a mailbox. */
export async function lookUp(strapi: Core.Strapi, email: string): Promise<Found> {
  const person = await personWith(strapi, email)
  return {
    hasAccount: person.account !== null,
    counts: countsOf(await exportPerson(strapi, person)),
    done: await doneRequests(strapi, email),
  }
}

/** All that is stored about who reads a mailbox, to be sent to them. It is recorded that it was asked for. @param editor Id of who does it. */
export async function exportFor(
  strapi: Core.Strapi,
  email: string,
  editor: number,
): Promise<Record<string, unknown>> {
  const data = await exportPerson(strapi, await personWith(strapi, email))
  await logRequest(strapi.db.connection, { act: 'exported', email, editor, counts: countsOf(data) })
  return data
}

/**
 * Deletes all that is stored about who reads a mailbox, but for what the law keeps, with their account if they have one. An account's owner is told
 * by mail.
 * @param editor Id of who does it.
 * @returns How much was stored, by kind.
 */
export async function deleteFor(
  strapi: Core.Strapi,
  email: string,
  editor: number,
): Promise<Record<string, number>> {
  const person = await personWith(strapi, email)
  const { account } = person
  const counts = countsOf(await exportPerson(strapi, person))
  await strapi.db.transaction(async ({ trx }) => {
    if (account) {
      await forgetAccount(strapi, trx, account)
      const mail = { key: String(account.id), to: email, locale: account.language, values: {} }
      await enqueueMail(strapi, { ...mail, kind: 'account-deleted' })
    } else await forgetPerson(strapi, trx, person)
    await logRequest(trx, { act: 'deleted', email, editor, counts })
  })
  return counts
}

/** How many entries an export has, by kind; kinds without any are left out. */
function countsOf({ exportedAt: _, ...data }: Record<string, unknown>): Record<string, number> {
  const sizes = Object.entries(data).map(([kind, held]): [string, number] => [
    kind,
    Array.isArray(held) ? held.length : held ? 1 : 0,
  ])
  return Object.fromEntries(sizes.filter(([, size]) => size > 0))
}
