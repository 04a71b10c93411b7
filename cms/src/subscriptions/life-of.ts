import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import type { StoredDate } from '../account/account.ts'
import { collectingOf } from '../direct-debits/collecting-of.ts'
import { type InvoiceRow, invoiceTable } from '../invoices/tables.ts'
import type { EntryRow } from '../orders/ledger.ts'
import { paidOrders } from '../orders/paid-orders.ts'
import { ledgerTable, type OrderRow, orderTable } from '../orders/tables.ts'
import { termsIn } from '../orders/terms.ts'
import { dayOf } from '../statistics/dutch-day.ts'
import type { Debt, Life } from './life.ts'
import { dayOfMonth, type Interval, type Period } from './period.ts'
import type { SubscriptionRow } from './subscription.ts'

/** The order for a period of a subscription. */
export interface PeriodOrder extends OrderRow {
  period: Period
}

/** The orders of a subscription, oldest first. @param number Its number. */
export async function periodOrders(rows: Knex, number: number): Promise<PeriodOrder[]> {
  const orders: OrderRow[] = await rows(orderTable)
    .where('key', 'like', `subscription:${number}:%`)
    .orderBy('number')
  return orders.flatMap((order) => {
    const { grants } = termsIn(order)
    return grants.kind === 'subscription' ? [{ ...order, period: grants }] : []
  })
}

/** What decides how a subscription goes on, read from its row, its orders and the ledger. */
export async function lifeOf(strapi: Core.Strapi, rows: Knex, subscription: SubscriptionRow): Promise<Life> {
  const orders = await periodOrders(rows, subscription.number)
  const { state, startsAt, trialEndsAt, cancelAt, pausedAt, resumesAt, createdAt } = subscription
  const startsOn = dayOf(new Date(startsAt))
  const firstPaid = trialEndsAt ? dayOf(new Date(trialEndsAt)) : startsOn
  return {
    state,
    interval: intervalOf(subscription),
    orderedOn: dayOf(new Date(createdAt)),
    startsOn,
    trialUntil: dayBefore(trialEndsAt),
    periodEnd: subscription.periodEnd,
    anchor: subscription.anchorDay ?? dayOfMonth(firstPaid),
    closesOn: dayBefore(cancelAt),
    pausedOn: storedDay(pausedAt),
    resumesOn: storedDay(resumesAt),
    pauses: subscription.pauses ?? [],
    charged: orders.map(({ period }) => period),
    isFirstPaid: await isFirstPaid(rows, orders),
    debts: await debtsOf(strapi, rows, orders),
  }
}

async function isFirstPaid(rows: Knex, [first]: PeriodOrder[]): Promise<boolean> {
  return first !== undefined && (await paidOrders(rows, [first.number])).has(first.number)
}

/** The last day before an instant: for midnight that of the day before. */
function dayBefore(at: StoredDate | null): string | null {
  return at === null ? null : dayOf(new Date(at).getTime() - 1)
}

function storedDay(at: StoredDate | null): string | null {
  return at === null ? null : dayOf(new Date(at))
}

/** Subscriptions that editors made may be paid once: for what is agreed on the site that makes no difference. */
function intervalOf({ interval }: SubscriptionRow): Interval {
  return interval === null || interval === 'once' ? 'year' : interval
}

async function debtsOf(strapi: Core.Strapi, rows: Knex, orders: PeriodOrder[]): Promise<Debt[]> {
  const numbers = orders.map(({ number }) => number)
  const entries: EntryRow[] = await rows(ledgerTable).whereIn('order_number', numbers)
  const invoices: Pick<InvoiceRow, 'order_number' | 'due_at'>[] = await rows(invoiceTable)
    .whereIn('order_number', numbers)
    // A credit note comes after the invoice.
    .orderBy('number')
    .select('order_number', 'due_at')
  const open = orders.flatMap((order) => {
    const own = entries.filter(({ order_number }) => order_number === order.number)
    const owedCents = own.reduce((sum, { cents }) => sum + cents, 0)
    return owedCents > 0 ? [{ order, own, owedCents }] : []
  })
  // Of most subscriptions nothing is owed, and mandates are not asked about.
  const withMandate = open.flatMap(({ order }) => (order.mandate === null ? [] : [order.number]))
  const collecting = withMandate.length > 0 ? await collectingOf(strapi, rows, withMandate) : null
  return open.map(({ order: { number, at }, own, owedCents }) => {
    const due = invoices.find(({ order_number }) => order_number === number)?.due_at ?? at
    const returns = own.filter(({ kind }) => kind === 'return').map((entry) => Number(entry.at))
    // Nobody has to have paid what we were still going to collect.
    const payableFrom = Math.max(Number(due), collecting?.stoppedAt(number) ?? 0)
    return {
      order: number,
      owedCents,
      dueOn: dayOf(payableFrom),
      returnedOn: returns.length > 0 ? dayOf(Math.max(...returns)) : null,
      isCollected: collecting?.isCollecting(number) ?? false,
    }
  })
}
