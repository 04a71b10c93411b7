import type { Core } from '@strapi/strapi'
import { applicationsOf } from '../applications/own.ts'
import { companiesOf, membersOf } from '../companies/memberships.ts'
import { activeAlertsOf } from '../job-alerts/alert.ts'
import { enqueueMail } from '../mail/outbox/enqueue.ts'
import { isSuppressed } from '../mail/outbox/suppressions.ts'
import { isActive, signUpsOf } from '../newsletters/sign-ups.ts'
import { retentionDays } from '../privacy/retention-days.ts'
import { registrationUid } from '../registrations/registration.ts'
import { dayOf } from '../statistics/dutch-day.ts'
import { accessOf } from '../subscriptions/access-of.ts'
import { subscriptionUid } from '../subscriptions/subscription.ts'
import type { Account } from './account.ts'
import { forgetAccount } from './forget-account.ts'

const userUid = 'plugin::users-permissions.user'
const dayMs = 86_400_000
const chunkSize = 500

/** Notes that the owner of an account is here, at most once a day. It also takes a warning back. */
export async function noteSeen(strapi: Core.Strapi, { id, seenAt, idleWarnedAt }: Account): Promise<void> {
  const isRecent = seenAt != null && Date.now() - new Date(seenAt).getTime() < dayMs
  if (isRecent && idleWarnedAt == null) return
  await strapi.db.query(userUid).update({ where: { id }, data: { seenAt: new Date(), idleWarnedAt: null } })
}

/**
 * Warns whose accounts nobody has used for almost as long as they stay, and deletes those that were warned in time and still nobody uses. Accounts
 * that something depends on are left alone (`isInUse`).
 * @param before When they were last used.
 * @returns How many were deleted.
 */
export async function deleteIdle(strapi: Core.Strapi, before: Date): Promise<number> {
  await startCounting(strapi)
  const warnedBefore = new Date(Date.now() - retentionDays['account-warned'] * dayMs)
  const warnBefore = new Date(before.getTime() + retentionDays['account-warned'] * dayMs)
  const due = { seenAt: { $lt: before }, idleWarnedAt: { $lt: warnedBefore } }
  let deleted = 0
  for await (const account of unusedAccounts(strapi, due))
    if (await deleteOne(strapi, account, due)) deleted += 1
  for await (const account of unusedAccounts(strapi, { seenAt: { $lt: warnBefore }, idleWarnedAt: null }))
    await warn(strapi, account)
  return deleted
}

/** Of accounts that were never used since this is noted, and those that editors make, the time starts now. */
async function startCounting(strapi: Core.Strapi): Promise<void> {
  await strapi.db
    .query(userUid)
    .updateMany({ where: { confirmed: true, seenAt: null }, data: { seenAt: new Date() } })
}

/** Those that nothing depends on. */
async function* unusedAccounts(strapi: Core.Strapi, where: object): AsyncGenerator<Account> {
  let last = 0
  for (;;) {
    const rows: Account[] = await strapi.db.query(userUid).findMany({
      where: { ...where, id: { $gt: last }, confirmed: true, $or: [{ blocked: false }, { blocked: null }] },
      orderBy: { id: 'asc' },
      limit: chunkSize,
    })
    for (const account of rows) {
      last = account.id
      if (!(await isInUse(strapi, account))) yield account
    }
    if (rows.length < chunkSize) return
  }
}

/**
 * Whether somebody counts on an account that its owner doesn't visit: it has a subscription or a seat, gets newsletters or alerts, has an
 * application or a place at an event, or is the only owner of a company.
 */
async function isInUse(strapi: Core.Strapi, account: Account): Promise<boolean> {
  const { id, email } = account
  if ((await accessOf(strapi, account)).tier === 'subscriber') return true
  const open = { user: id, state: { $notIn: ['cancelled', 'ended'] } }
  if ((await strapi.db.query(subscriptionUid).count({ where: open })) > 0) return true
  if (await getsMail(strapi, email)) return true
  if ((await applicationsOf(strapi, account)).length > 0) return true
  if ((await strapi.db.query(registrationUid).count({ where: { user: id } })) > 0) return true
  const owned = (await companiesOf(strapi, id)).filter(({ role }) => role === 'owner')
  for (const { documentId } of owned) {
    const members = await membersOf(strapi, documentId)
    if (!members.some(({ role, user }) => role === 'owner' && user?.id !== id)) return true
  }
  return false
}

/** Whether newsletters or alerts reach an address: one that is refused gets none. */
async function getsMail(strapi: Core.Strapi, email: string): Promise<boolean> {
  if (await isSuppressed(strapi.db.connection, email)) return false
  if ((await signUpsOf(strapi, email)).some(isActive)) return true
  return (await activeAlertsOf(strapi, email)).length > 0
}

async function warn(strapi: Core.Strapi, { id, email: to, language: locale }: Account): Promise<void> {
  const now = new Date()
  const deletedOn = new Date(now.getTime() + retentionDays['account-warned'] * dayMs)
  await strapi.db.transaction(async () => {
    await strapi.db.query(userUid).update({ where: { id }, data: { idleWarnedAt: now } })
    const values = { on: dayOf(deletedOn) }
    await enqueueMail(strapi, { kind: 'account-idle', key: `${id} ${values.on}`, to, locale, values })
  })
}

/** @param due Checked once more: a sign-in may have come first. */
async function deleteOne(
  strapi: Core.Strapi,
  { id, email: to, language: locale }: Account,
  due: object,
): Promise<boolean> {
  return await strapi.db.transaction(async ({ trx }) => {
    const account: Account | null = await strapi.db.query(userUid).findOne({ where: { ...due, id } })
    if (!account) return false
    await forgetAccount(strapi, trx, account)
    await enqueueMail(strapi, { kind: 'account-deleted', key: String(id), to, locale, values: {} })
    return true
  })
}
