import type { StoredDate } from '../account/account.ts'
import { dayOf, daysAfter } from '../statistics/dutch-day.ts'
import type { Period } from './period.ts'
import type { SubscriptionRow } from './subscription.ts'

/** Where a subscription's magazines go. */
interface DeliveryAddress {
  street: string | null
  postcode: string | null
  city: string | null
  country: string | null
}

/** A subscription with what decides whether an issue is sent. */
export interface DeliveredSubscription
  extends Pick<
    SubscriptionRow,
    'number' | 'state' | 'startsAt' | 'cancelAt' | 'pausedAt' | 'resumesAt' | 'pauses'
  > {
  deliveryAddress: DeliveryAddress | null
  company: string | null
  contact: { name: string | null } | null
  product: { grants: unknown } | null
}

/** An issue and the Dutch day on which it appears. */
export interface IssueDay {
  number: number
  day: string
}

/** Copies of an issue that go to one address. */
export interface Delivery {
  subscription: number
  name: string
  /** Whose attention it is for, within a company; or null. */
  attention: string | null
  street: string
  postcode: string
  city: string
  country: string
  copies: number
  /** Numbers of issues that were kept while the subscription was paused, and go along now. */
  kept: number[]
}

/**
 * Who gets the issue of a day, by number of their subscription. One that is paused on that day isn't among them: it gets the issue with the first
 * that appears after its pause.
 * @param day When it appears, such as `2026-12-03`.
 * @param issues All issues.
 */
export function deliveriesOn(
  subscriptions: readonly DeliveredSubscription[],
  issues: readonly IssueDay[],
  day: string,
): Delivery[] {
  const earlier = issues.filter((issue) => issue.day < day)
  const last = earlier.reduce((latest, issue) => (issue.day > latest ? issue.day : latest), '')
  return subscriptions
    .flatMap((subscription) => {
      const { number, company, contact, deliveryAddress: address } = subscription
      const copies = copiesOf(subscription.product?.grants)
      if (!address?.street || copies === 0 || !isSentOn(subscription, day)) return []
      const over = pausesOf(subscription).filter(({ until }) => until >= last && until < day)
      const kept = earlier.filter((issue) =>
        over.some(({ from, until }) => from <= issue.day && issue.day <= until),
      )
      return [
        {
          subscription: number,
          name: company ?? contact?.name ?? '',
          attention: company === null ? null : (contact?.name ?? null),
          street: address.street,
          postcode: address.postcode ?? '',
          city: address.city ?? '',
          country: address.country ?? 'NL',
          copies,
          kept: kept.map((issue) => issue.number).sort((one, other) => one - other),
        },
      ]
    })
    .sort((one, other) => one.subscription - other.subscription)
}

/** Whether it is open on a day, as far as is known now: one that isn't paid until then closes. */
function isSentOn(subscription: DeliveredSubscription, day: string): boolean {
  const { state, startsAt, cancelAt, resumesAt } = subscription
  if (dayOf(new Date(startsAt)) > day) return false
  if (state === 'active') return true
  if (state === 'paused') return resumesAt !== null && dayOf(new Date(resumesAt)) <= day
  return state === 'cancelled' && cancelAt !== null && lastDayBefore(cancelAt) >= day
}

/** Those that are over, and the one that runs, with their last days. */
function pausesOf({ state, pauses, pausedAt, resumesAt }: DeliveredSubscription): Period[] {
  const over = pauses ?? []
  if (state !== 'paused' || pausedAt === null || resumesAt === null) return over
  return [...over, { from: dayOf(new Date(pausedAt)), until: daysAfter(dayOf(new Date(resumesAt)), -1) }]
}

/** The last day before an instant: for midnight that of the day before. */
function lastDayBefore(at: StoredDate): string {
  return dayOf(new Date(at).getTime() - 1)
}

/** How many copies of an issue a product grants; 0 without a magazine. */
function copiesOf(grants: unknown): number {
  if (typeof grants !== 'object' || grants === null || !('magazine' in grants) || !grants.magazine) return 0
  return 'copies' in grants && Number.isInteger(grants.copies) ? Number(grants.copies) : 1
}
