import { randomUUID } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Knex } from 'knex'
import { hashOf } from '../access/code.ts'
import { linkToken, openLinkToken } from '../access/link-token.ts'
import { refusal } from '../access/refusal.ts'
import type { Account } from '../account/account.ts'
import { countMail } from '../mail/asked-mails.ts'
import { enqueueMail } from '../mail/outbox/enqueue.ts'
import type { Language } from '../mail/site-link.ts'
import { dayOf, daysAfter, startOf } from '../statistics/dutch-day.ts'
import { type Changing, changing, type OwnedSubscription, subscriptionBy } from './changing.ts'
import { productName } from './mails.ts'
import { daysBetween } from './period.ts'
import { type SeatRow, seatTable } from './seats-table.ts'
import { colleagueWaitDays } from './trial.ts'

const lifeMs = 14 * 24 * 3_600_000

/** A seat as the owner of its subscription sees it. */
export interface ShownSeat {
  id: string
  email: string
  isAccepted: boolean
}

/** A seat as its guest sees it. */
export interface OfferedSeat {
  email: string
  product: string
  state: 'open' | 'accepted' | 'gone'
  hasAccount: boolean
}

/** The seats of a subscription that somebody has, or can still accept; oldest first. @param subscription Its documentId. */
async function seatsOf(rows: Knex, subscription: string): Promise<SeatRow[]> {
  return rows(seatTable)
    .where({ subscription, ended_at: null })
    .where((either) => either.whereNotNull('accepted_at').orWhere('expires_at', '>', Date.now()))
    .orderBy('invited_at')
}

/** The same, for the owner. */
export async function shownSeats(rows: Knex, subscription: string): Promise<ShownSeat[]> {
  const seats = await seatsOf(rows, subscription)
  return seats.map(({ id, email, accepted_at }) => ({ id, email, isAccepted: accepted_at !== null }))
}

/** How many seats a subscription has for others: its owner has one. */
export function seatsForOthers({ seats }: Pick<OwnedSubscription, 'seats'>): number {
  return Math.max(0, (seats ?? 1) - 1)
}

/**
 * Gives a seat to whoever reads a mailbox. The first one begins the trial of a subscription that waits for it.
 * @throws refusal `seats-full`, `member-already`, `invited-often`, `subscription-state`
 */
export async function giveSeat(subscription: Changing, email: string, language: Language): Promise<void> {
  const { strapi, trx, row, life } = subscription
  const { documentId, user } = row
  if (life.state !== 'active' || !user) throw refusal('subscription-state')
  const seats = await seatsOf(trx, documentId)
  if (email === user.email || seats.some((seat) => seat.email === email))
    throw refusal('member-already', 'email')
  if (seats.length >= seatsForOthers(row)) throw refusal('seats-full', 'email')
  if (!(await countMail(trx, { mailbox: hashOf(email), reason: 'invitation' })))
    throw refusal('invited-often', 'email')
  const id = randomUUID()
  const now = Date.now()
  await trx(seatTable).insert({
    ...{ id, subscription: documentId, email, account: null },
    ...{ invited_at: now, expires_at: now + lifeMs, accepted_at: null, ended_at: null },
  })
  const product = await productName(subscription)
  const values = { owner: user.email, product, token: linkToken('seat-links', id) }
  await enqueueMail(strapi, { kind: 'seat-given', key: id, to: email, locale: language, values })
  await beginTrial(subscription)
}

/** Whoever orders for colleagues tries it with them: what is left of the trial begins with the first one. */
async function beginTrial({ row, life, today, change, trx }: Changing): Promise<void> {
  if (life.trialUntil === null || life.trialUntil < today || life.charged.length > 0) return
  const [given] = await trx(seatTable).where({ subscription: row.documentId }).count({ count: '*' })
  const days = daysBetween(life.startsOn, life.trialUntil) + 1 - colleagueWaitDays
  const first = today > life.startsOn ? today : life.startsOn
  const until = daysAfter(first, days - 1)
  if (Number(given?.count) !== 1 || until >= life.trialUntil) return
  await change({ trialEndsAt: startOf(daysAfter(until, 1)), periodEnd: until })
}

/** Takes a seat back. Doing it twice is fine. @throws errors.NotFoundError for one of another subscription. */
export async function takeSeat(subscription: Changing, id: string): Promise<void> {
  const { trx, row } = subscription
  const seat: SeatRow | undefined = await trx(seatTable).where({ id, subscription: row.documentId }).first()
  if (!seat) throw new errors.NotFoundError()
  if (seat.ended_at === null) await endSeat(subscription, seat)
}

/** Ends all seats of a subscription, which closes. */
export async function endSeats(subscription: Changing): Promise<void> {
  for (const seat of await seatsOf(subscription.trx, subscription.row.documentId))
    await endSeat(subscription, seat)
}

async function endSeat(subscription: Changing, { id, email, accepted_at }: SeatRow): Promise<void> {
  await subscription.trx(seatTable).where({ id }).update({ ended_at: Date.now() })
  if (accepted_at === null) return
  const { strapi, row } = subscription
  const values = { product: await productName(subscription) }
  await enqueueMail(strapi, { kind: 'seat-taken', key: id, to: email, locale: row.language, values })
}

/** What the link of an invitation opens; null for one that nobody was sent. */
export async function offeredSeat(strapi: Core.Strapi, token: string): Promise<OfferedSeat | null> {
  const seat = await seatOfLink(strapi.db.connection, token)
  const row = seat && (await subscriptionBy(strapi, { documentId: seat.subscription }))
  if (!seat || !row) return null
  const { email } = seat
  const hasAccount = (await strapi.db.query('plugin::users-permissions.user').count({ where: { email } })) > 0
  return { email, product: await productName({ strapi, row }), state: stateOf(seat), hasAccount }
}

function stateOf({ ended_at, accepted_at, expires_at }: SeatRow): OfferedSeat['state'] {
  if (ended_at !== null) return 'gone'
  if (accepted_at !== null) return 'accepted'
  return Number(expires_at) > Date.now() ? 'open' : 'gone'
}

/**
 * Gives an account the seat of its invitation. Doing it twice is fine.
 * @throws errors.ForbiddenError For another address.
 * @throws errors.NotFoundError For a seat that was taken back, and a link that nobody was sent.
 */
export async function acceptSeat(
  strapi: Core.Strapi,
  user: Pick<Account, 'documentId' | 'email'>,
  token: string,
): Promise<void> {
  const asked = await seatOfLink(strapi.db.connection, token)
  if (!asked) throw new errors.NotFoundError()
  await changing(strapi, asked.subscription, async ({ trx, row }) => {
    const seat = (await seatsOf(trx, row.documentId)).find(({ id }) => id === asked.id)
    if (!seat) throw new errors.NotFoundError()
    if (seat.email !== user.email) throw new errors.ForbiddenError()
    if (seat.accepted_at !== null) return
    await trx(seatTable).where({ id: seat.id }).update({ account: user.documentId, accepted_at: Date.now() })
  })
}

async function seatOfLink(rows: Knex, token: string): Promise<SeatRow | null> {
  const id = openLinkToken('seat-links', token)
  const seat: SeatRow | undefined = id ? await rows(seatTable).where({ id }).first() : undefined
  return seat ?? null
}

/** The subscriptions that an account has a seat of, by their documentIds. @param account documentId. */
export async function subscriptionsShared(rows: Knex, account: string): Promise<string[]> {
  const seats: Pick<SeatRow, 'subscription'>[] = await rows(seatTable)
    .where({ account, ended_at: null })
    .whereNotNull('accepted_at')
    .select('subscription')
  return seats.map(({ subscription }) => subscription)
}

/** What is stored about somebody's seats, for their export. */
export async function seatsFor(rows: Knex, holder: SeatHolder) {
  const seats: SeatRow[] = await seatsHeldBy(rows, holder)
  return seats.map(exportedSeat)
}

/** What is stored about the seats that somebody has given, oldest first, for their export. @param subscriptions Theirs, by documentId. */
export async function seatsGiven(rows: Knex, subscriptions: readonly string[]) {
  const seats: SeatRow[] = await rows(seatTable)
    .whereIn('subscription', [...subscriptions])
    .orderBy('invited_at')
  return seats.map((seat) => ({ subscription: seat.subscription, ...exportedSeat(seat) }))
}

function exportedSeat({ email, invited_at, accepted_at, ended_at }: SeatRow) {
  return {
    email,
    invitedOn: dayOf(Number(invited_at)),
    acceptedOn: accepted_at === null ? null : dayOf(Number(accepted_at)),
    endedOn: ended_at === null ? null : dayOf(Number(ended_at)),
  }
}

/** Deletes the seats of somebody who is forgotten. */
export async function forgetSeats(rows: Knex, holder: SeatHolder): Promise<void> {
  await seatsHeldBy(rows, holder).delete()
}

/** Whoever has or was offered seats: an address and, if it has one, its account. */
interface SeatHolder {
  email: string
  account: Pick<Account, 'documentId'> | null
}

function seatsHeldBy(rows: Knex, { email, account }: SeatHolder): Knex.QueryBuilder {
  const held = rows(seatTable).where({ email })
  return account ? held.orWhere({ account: account.documentId }) : held
}
