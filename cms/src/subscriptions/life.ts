import { daysAfter } from '../statistics/dutch-day.ts'
import {
  dayOfMonth,
  daysBetween,
  type Interval,
  lengthOf,
  monthEnd,
  type Period,
  periodFrom,
} from './period.ts'

/** What decides how a subscription goes on. Days are Dutch ones, such as `2026-11-23`. */
export interface Life {
  state: 'new' | 'active' | 'paused' | 'cancelled' | 'ended'
  interval: Interval
  /** The day that it was agreed to. */
  orderedOn: string
  startsOn: string
  /** The last day of the trial; null without one. */
  trialUntil: string | null
  /** The last day that was invoiced, or of the trial; null where nothing is charged, as for those that editors made. */
  periodEnd: string | null
  /** Day of the month on which its periods begin. */
  anchor: number
  /** The last day that a cancelled one is open. */
  closesOn: string | null
  pausedOn: string | null
  /** The day on which a paused one goes on. */
  resumesOn: string | null
  /** Earlier pauses; the last days are those before it went on. */
  pauses: readonly Period[]
  /** The periods that were invoiced, oldest first. */
  charged: readonly Period[]
  /** Whether the first of them was paid, and that money is with us: what was credited is no longer owed, and not paid for. */
  isFirstPaid: boolean
  /** What is owed for them, oldest first. */
  debts: readonly Debt[]
}

/** An order of a subscription that isn't paid. */
export interface Debt {
  order: number
  owedCents: number
  /** Of what was to be collected no sooner than the day on which its mandate ended. */
  dueOn: string
  /** When a direct debit of it came back. */
  returnedOn: string | null
  /** Whether we collect it, by a mandate that holds: until the bank returns that, the customer has nothing to do. */
  isCollected: boolean
}

/** What is due. `charge` also ends a trial. */
export type Step =
  | { kind: 'start' }
  | { kind: 'charge'; period: Period }
  | { kind: 'resume' }
  /** @property refundFrom The first day that isn't used any more. */
  | { kind: 'end'; reason: 'customer' | 'unpaid'; refundFrom: string }

/** What somebody has to be told. The same key is told once. */
export type Notice =
  | { kind: 'trial-ending'; key: string; on: string }
  | { kind: 'renewal'; key: string; on: string }
  | { kind: 'closing'; key: string; debt: Debt; on: string }

/** An invoice that is overdue for so long closes the subscription. */
const graceDays = 30
/** The same after a direct debit came back. */
const returnGraceDays = 14
/** A first payment that didn't come in this time never does. */
const firstPaymentDays = 7
const trialNoticeDays = 3
const renewalNoticeDays = 30
const closingNoticeDays = 7
const withdrawalDays = 14
/** Days of pause within the same year of days. */
const pauseDays = 92
const yearDays = 365

/** What is due on a day, one step at a time: a cron that missed a week makes up for it. Null if nothing is. */
export function nextStep(life: Life, today: string): Step | null {
  const { state, closesOn, resumesOn, periodEnd } = life
  if (state === 'ended') return null
  if (state === 'new') return firstStep(life, today)
  const lapse = lapsesOn(life)
  if (lapse && lapse <= today) return { kind: 'end', reason: 'unpaid', refundFrom: today }
  if (state === 'cancelled')
    return closesOn && closesOn < today
      ? { kind: 'end', reason: 'customer', refundFrom: daysAfter(closesOn, 1) }
      : null
  if (state === 'paused') return resumesOn && resumesOn <= today ? { kind: 'resume' } : null
  if (periodEnd === null || periodEnd >= today) return null
  return { kind: 'charge', period: nextPeriod(life, periodEnd) }
}

/** One that waits for its first payment. */
function firstStep({ isFirstPaid, orderedOn }: Life, today: string): Step | null {
  if (isFirstPaid) return { kind: 'start' }
  return daysBetween(orderedOn, today) > firstPaymentDays
    ? { kind: 'end', reason: 'unpaid', refundFrom: orderedOn }
    : null
}

/** What is to be told on a day. */
export function noticesOn(life: Life, today: string): Notice[] {
  const { state, trialUntil, periodEnd, interval, charged } = life
  const notices: Notice[] = []
  if (
    state === 'active' &&
    isTrial(life, today) &&
    trialUntil &&
    daysBetween(today, trialUntil) <= trialNoticeDays
  )
    notices.push({ kind: 'trial-ending', key: trialUntil, on: trialUntil })
  const isYearAhead = state === 'active' && interval === 'year' && charged.length > 0 && periodEnd !== null
  if (isYearAhead && periodEnd >= today && daysBetween(today, periodEnd) < renewalNoticeDays)
    notices.push({ kind: 'renewal', key: periodEnd, on: daysAfter(periodEnd, 1) })
  for (const debt of state === 'ended' || state === 'new' ? [] : life.debts) {
    const on = closesFor(debt)
    const isReturned = debt.returnedOn !== null
    if (on && (isReturned || daysBetween(today, on) <= closingNoticeDays))
      notices.push({ kind: 'closing', key: `${debt.order}:${on}`, debt, on })
  }
  return notices
}

/** The day on which a subscription closes for what isn't paid; null if nothing is overdue. */
export function lapsesOn({ debts }: Pick<Life, 'debts'>): string | null {
  const days = debts.flatMap((debt) => closesFor(debt) ?? [])
  return days.toSorted().at(0) ?? null
}

/** Whether something should have been paid by a day. */
export function isOverdue({ debts }: Pick<Life, 'debts'>, today: string): boolean {
  return debts.some((debt) => closesFor(debt) !== null && (debt.returnedOn !== null || debt.dueOn < today))
}

function closesFor({ owedCents, dueOn, returnedOn, isCollected }: Debt): string | null {
  if (owedCents <= 0) return null
  if (returnedOn) return daysAfter(returnedOn, returnGraceDays)
  return isCollected ? null : daysAfter(dueOn, graceDays)
}

/** Whether a day is in the trial, for which nothing was charged. */
export function isTrial(
  { trialUntil, charged }: Pick<Life, 'trialUntil' | 'charged'>,
  today: string,
): boolean {
  return trialUntil !== null && trialUntil >= today && charged.length === 0
}

/** The period after a day that was paid for. */
function nextPeriod({ interval, anchor }: Pick<Life, 'interval' | 'anchor'>, after: string): Period {
  return periodFrom(daysAfter(after, 1), interval, anchor)
}

/** How a subscription ends that is cancelled on a day. */
export interface Cancellation {
  /** The last day that it is open. */
  closesOn: string
  /** Days that were paid for and come back. */
  daysBack: number
}

/**
 * A trial ends as it would have, a month that is paid for too, and so does the first quarter or year. Later ones end with the month, and the rest
 * comes back.
 */
export function cancellationOn(life: Life, today: string): Cancellation {
  const { interval, periodEnd, anchor, charged } = life
  if (periodEnd === null || periodEnd < today) return { closesOn: today, daysBack: 0 }
  const last = charged.at(-1)
  if (interval === 'month' || charged.length < 2 || !last) return { closesOn: periodEnd, daysBack: 0 }
  const closesOn = monthEnd(today, { from: last.from, until: periodEnd }, anchor)
  return { closesOn, daysBack: daysBetween(closesOn, periodEnd) }
}

/** Whether a subscription can still be withdrawn from: fourteen days after it was agreed to, or began. */
export function mayWithdraw(
  { state, orderedOn, startsOn }: Pick<Life, 'state' | 'orderedOn' | 'startsOn'>,
  today: string,
): boolean {
  const first = orderedOn > startsOn ? orderedOn : startsOn
  return state !== 'ended' && daysBetween(first, today) <= withdrawalDays
}

/**
 * What comes back of an invoiced period from a day on, in cents with VAT.
 * @param unused How many of its days aren't used.
 */
export function centsBack(totalCents: number, period: Period, unused: number): number {
  const days = lengthOf(period)
  return Math.round((totalCents * Math.max(0, Math.min(unused, days))) / days)
}

/**
 * For how many days a subscription may be paused from a day on.
 * @returns 0 for one that can't be paused: only what is paid for can.
 */
export function pauseLeft(life: Life, today: string): number {
  const { state, periodEnd, charged, startsOn } = life
  if (state !== 'active' || periodEnd === null || charged.length === 0) return 0
  if (periodEnd < today || startsOn > today || isTrial(life, today) || isOverdue(life, today)) return 0
  const since = daysAfter(today, -yearDays)
  const used = life.pauses.map(({ from, until }) => lengthOf({ from: from < since ? since : from, until }))
  return Math.max(0, pauseDays - used.reduce((sum, days) => sum + Math.max(0, days), 0))
}

/** What a subscription that was paused is like once it goes on: its period has moved by as many days as it stood still. */
export interface Resumed {
  periodEnd: string
  anchor: number
  pauses: Period[]
}

/**
 * A paused subscription that goes on.
 * @param on The first day that it is open again: no later than was agreed, however late this is noticed.
 */
export function resumedOn(
  { pausedOn, periodEnd, anchor, pauses }: Pick<Life, 'pausedOn' | 'periodEnd' | 'anchor' | 'pauses'>,
  on: string,
): Resumed | null {
  if (pausedOn === null || periodEnd === null) return null
  const days = Math.max(0, daysBetween(pausedOn, on))
  if (days === 0) return { periodEnd, anchor, pauses: [...pauses] }
  const moved = daysAfter(periodEnd, days)
  return {
    periodEnd: moved,
    anchor: dayOfMonth(daysAfter(moved, 1)),
    pauses: [...pauses, { from: pausedOn, until: daysAfter(on, -1) }],
  }
}
