import type { Core } from '@strapi/strapi'
import { dayOf } from '../statistics/dutch-day.ts'
import { type Changing, changing } from './changing.ts'
import { charge } from './charge.ts'
import { creditUnused } from './credit-unused.ts'
import { nextStep, noticesOn, resumedOn, type Step } from './life.ts'
import { lifeOf } from './life-of.ts'
import { tellClosed, tellContinues, tellNotice } from './mails.ts'
import { endSeats } from './seats.ts'
import { type SubscriptionRow, subscriptionUid } from './subscription.ts'

/** Steps of one subscription in a run at most: a cron that stood still for years makes up for it in several. */
const mostSteps = 24

/** True while a run is in progress: another one would only repeat it. */
let isRunning = false

/**
 * Strapi's scheduled job for subscriptions: charges, resumes, reminds and closes.
 * @param rule A cron rule; a sixth field in front counts seconds.
 */
export function subscriptionCron(rule: string) {
  return {
    settleSubscriptions: {
      task: ({ strapi }: { strapi: Core.Strapi }) => settleSubscriptions(strapi),
      options: { rule },
    },
  }
}

/** Does what has become due. Safe to run at any time and in several processes: each is looked at again in its customer's lock. */
async function settleSubscriptions(strapi: Core.Strapi): Promise<void> {
  if (isRunning) return
  isRunning = true
  try {
    // Those that editors made are theirs: nothing is charged for them, and no day ends them but one that they chose.
    const rows: SubscriptionRow[] = await strapi.db.query(subscriptionUid).findMany({
      where: {
        $or: [
          { orderKey: { $notNull: true }, state: { $ne: 'ended' } },
          { state: 'cancelled', cancelAt: { $lte: new Date() } },
        ],
      },
    })
    for (const row of rows) await settled(strapi, row)
  } finally {
    isRunning = false
  }
}

/** Looks without a lock, which costs a fifth: of most, nothing is due. */
async function hasDue(strapi: Core.Strapi, row: SubscriptionRow): Promise<boolean> {
  const today = dayOf(Date.now())
  const life = await lifeOf(strapi, strapi.db.connection, row)
  return nextStep(life, today) !== null || noticesOn(life, today).length > 0
}

/** One that fails is reported and tried again by the next run; the others go on. */
async function settled(strapi: Core.Strapi, row: SubscriptionRow): Promise<void> {
  const { documentId } = row
  try {
    if (await hasDue(strapi, row)) await changing(strapi, documentId, settle)
  } catch (failure) {
    const message = failure instanceof Error ? failure.message : String(failure)
    strapi.log.error(JSON.stringify({ where: 'subscriptions', documentId, message }))
  }
}

/** Does what is due for one subscription, and tells what has to be told. */
async function settle(subscription: Changing): Promise<void> {
  const { today, trx } = subscription
  let now = subscription
  for (let count = 0; count < mostSteps; count += 1) {
    const step = nextStep(now.life, today)
    if (!step) break
    const changed = await take(now, step)
    const row = { ...now.row, ...changed }
    now = { ...now, row, life: await lifeOf(now.strapi, trx, row) }
  }
  for (const notice of noticesOn(now.life, today)) await tellNotice(now, notice)
}

/** @returns The fields of the subscription that it changed. */
async function take(subscription: Changing, step: Step) {
  switch (step.kind) {
    case 'start':
      return store(subscription, { state: 'active' as const })
    case 'charge':
      await charge(subscription, step.period)
      return { periodEnd: step.period.until }
    case 'resume':
      return resume(subscription, subscription.life.resumesOn ?? subscription.today)
    case 'end': {
      const backCents = await creditUnused(subscription, step.refundFrom)
      const changed = await close(subscription, step.reason)
      await tellClosed(subscription, step.reason, backCents)
      return changed
    }
  }
}

/** Ends a subscription: it and its seats close. */
export async function close(subscription: Changing, endReason: 'customer' | 'withdrawn' | 'unpaid') {
  await endSeats(subscription)
  const { row } = subscription
  const cancelAt = row.cancelAt && new Date(row.cancelAt) < new Date() ? row.cancelAt : new Date()
  return store(subscription, { state: 'ended' as const, endReason, endedAt: new Date(), cancelAt })
}

/** Lets a paused subscription go on from a day. */
export async function resume(subscription: Changing, on: string) {
  const resumed = resumedOn(subscription.life, on)
  if (!resumed) throw new Error(`Subscription ${subscription.row.number} isn't paused`)
  const { periodEnd, anchor, pauses } = resumed
  const changed = await store(subscription, {
    ...{ state: 'active' as const, periodEnd, anchorDay: anchor, pauses },
    ...{ pausedAt: null, resumesAt: null },
  })
  await tellContinues(subscription, 'pause', periodEnd)
  return changed
}

async function store<Data extends Parameters<Changing['change']>[0]>(
  { change }: Changing,
  data: Data,
): Promise<Data> {
  await change(data)
  return data
}
