import type { Core } from '@strapi/strapi'
import { enqueueMail } from '../mail/outbox/enqueue.ts'
import { type EventRow, endOf, eventUid, findEvent } from './event.ts'
import { mailValues } from './mail-values.ts'
import { type RegistrationRow, registrationUid } from './registration.ts'
import { standingOf, toldOf } from './told.ts'

/** Mails of an event in one transaction: the next run goes on. */
const mostAtOnce = 200
const hourMs = 3_600_000
/** Of registrations that somebody has to be told of. */
const awaited = ['new', 'confirmed', 'waiting-list']
/** Hours before an event at which who comes is reminded. */
const reminders = [7 * 24, 24]

/**
 * Strapi's scheduled job for who registered: tells of events that moved, were postponed or called off, and reminds of those that are near.
 * @param rule A cron rule.
 */
export function eventNewsCron(rule: string) {
  return {
    tellOfEvents: {
      task: ({ strapi }: { strapi: Core.Strapi }) => tellOfEvents(strapi, new Date()),
      options: { rule },
    },
  }
}

async function tellOfEvents(strapi: Core.Strapi, now: Date): Promise<void> {
  const where = {
    documentId: { $in: await registeredFor(strapi) },
    publishedAt: { $notNull: true },
    startsAt: { $gt: new Date(now.getTime() - 48 * hourMs) },
  }
  const rows: { documentId: string }[] = await strapi.db
    .query(eventUid)
    .findMany({ where, select: ['documentId'] })
  for (const documentId of new Set(rows.map((row) => row.documentId))) {
    const event = await findEvent(strapi, documentId)
    if (!event || endOf(event) < now) continue
    await tellOfChange(strapi, event)
    if (standingOf(event) === 'on') await remind(strapi, event, now)
  }
}

/** The events that somebody registered for: of most there is nobody to tell, and they need not be read. */
async function registeredFor(strapi: Core.Strapi): Promise<string[]> {
  const { tableName } = strapi.db.metadata.get(registrationUid)
  const rows: { event_id: string | null }[] = await strapi.db
    .connection(tableName)
    .distinct('event_id')
    .whereIn('state', awaited)
  return rows.flatMap(({ event_id }) => event_id ?? [])
}

/** Whoever was told something else of the event gets a mail, once, in the transaction that notes it. */
async function tellOfChange(strapi: Core.Strapi, event: EventRow): Promise<void> {
  const told = toldOf(event)
  const where = {
    eventId: event.documentId,
    state: { $in: awaited },
    told: { $ne: told },
  }
  await inBatches(strapi, where, async (row) => {
    await strapi.db.query(registrationUid).update({ where: { id: row.id }, data: { told } })
    const recipient = await recipientOf(strapi, row)
    if (!recipient) return
    const { event: own, to, locale } = recipient
    await enqueueMail(strapi, {
      ...{ kind: 'event-changed', key: `${row.documentId}:${Date.now()}`, to, locale },
      values: {
        ...mailValues(own, row),
        standing: standingOf(own),
        isConfirmed: row.state === 'confirmed' ? 1 : 0,
        isPaid: row.orderNumber === null ? 0 : 1,
      },
    })
  })
}

/** Who comes is reminded a week and a day before, unless they registered later than that. */
async function remind(strapi: Core.Strapi, event: EventRow, now: Date): Promise<void> {
  const start = new Date(event.startsAt).getTime()
  const since = reminders.map((hours) => start - hours * hourMs).findLast((at) => at <= now.getTime())
  if (since === undefined || start <= now.getTime()) return
  const before = new Date(since)
  const where = {
    eventId: event.documentId,
    state: 'confirmed',
    createdAt: { $lt: before },
    $or: [{ remindedAt: null }, { remindedAt: { $lt: before } }],
  }
  await inBatches(strapi, where, async (row) => {
    await strapi.db.query(registrationUid).update({ where: { id: row.id }, data: { remindedAt: now } })
    const recipient = await recipientOf(strapi, row)
    if (!recipient) return
    const { event: own, to, locale } = recipient
    await enqueueMail(strapi, {
      ...{ kind: 'event-reminder', key: `${row.documentId}:${since}`, to, locale },
      values: mailValues(own, row),
    })
  })
}

async function inBatches(
  strapi: Core.Strapi,
  where: object,
  act: (row: RegistrationRow) => Promise<void>,
): Promise<void> {
  let rows: RegistrationRow[]
  do {
    rows = await strapi.db.transaction(async () => {
      const due: RegistrationRow[] = await strapi.db
        .query(registrationUid)
        .findMany({ where, orderBy: { id: 'asc' }, limit: mostAtOnce })
      for (const row of due) await act(row)
      return due
    })
  } while (rows.length === mostAtOnce)
}

/** To whom a mail about a registration goes, with the event in their language. */
async function recipientOf(strapi: Core.Strapi, { eventId, email, language }: RegistrationRow) {
  const event = eventId ? await findEvent(strapi, eventId, language ?? 'nl') : null
  return event && email ? { event, to: email, locale: language } : null
}
