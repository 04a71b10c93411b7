import type { Core } from '@strapi/strapi'
import { z } from 'zod'
import { hashOf } from '../access/code.ts'
import { emailAddress, line } from '../access/valid-input.ts'
import { countMail } from '../mail/asked-mails.ts'
import { enqueueMail } from '../mail/outbox/enqueue.ts'
import { languageOf } from '../mail/site-link.ts'
import { dayOf } from '../statistics/dutch-day.ts'
import { addressOf } from '../submissions/departments.ts'
import { recordOnce } from '../submissions/record-once.ts'
import { submission } from '../submissions/submission.ts'
import { withdraw } from './acts.ts'
import { changing, type OwnedSubscription, subscriptionBy } from './changing.ts'
import { mayWithdraw } from './life.ts'
import { lifeOf } from './life-of.ts'
import { subscriptionToken } from './link.ts'
import { productName } from './mails.ts'

const leadUid = 'api::lead.lead'

/** Somebody who wants to cancel, and is not signed in. */
export const LinkRequest = z.strictObject({
  number: z.int().positive(),
  email: emailAddress,
  language: submission.language,
})

/** Mails the link of a subscription to its owner. Says nothing about whether there is one. */
export async function mailLink(
  strapi: Core.Strapi,
  { number, email, language }: z.output<typeof LinkRequest>,
): Promise<void> {
  const row = await subscriptionBy(strapi, { number })
  if (!row || row.user?.email !== email) return
  const { documentId } = row
  await strapi.db.transaction(async ({ trx }) => {
    if (!(await countMail(trx, { mailbox: hashOf(email), reason: 'subscription' }))) return
    const values = {
      number,
      product: await productName({ strapi, row }),
      token: subscriptionToken(documentId),
    }
    const key = `${documentId}:${Date.now()}`
    await enqueueMail(strapi, { kind: 'subscription-link', key, to: email, locale: language, values })
  })
}

/** Somebody who withdraws from a contract, as the law wants it: no account, no reason. */
export const Withdrawal = z.strictObject({
  ...submission,
  name: line(120).min(1),
  /** A number, or what was bought, in their own words. */
  contract: line(200).min(1),
  email: emailAddress,
})

/**
 * Receives a withdrawal, once, and mails the receipt. Where it names a subscription of that mailbox and is in time, it is carried out; everything
 * else is listed for the subscription desk, among the leads, and mailed to it. The answer is the same.
 */
export async function receiveWithdrawal(
  strapi: Core.Strapi,
  withdrawal: z.output<typeof Withdrawal>,
): Promise<void> {
  const { name, contract, email, language, sourcePath, submissionKey } = withdrawal
  const recipient = await addressOf(strapi, 'readers')
  const at = new Date().toISOString()
  const named = await namedSubscription(strapi, contract, email)
  await recordOnce(strapi, leadUid, submissionKey, async (trx) => {
    const { documentId } = await strapi.db.query(leadUid).create({
      data: {
        ...{ name, email, language, sourcePath, submissionKey, sentTo: recipient },
        ...{ kind: 'withdrawal', message: contract },
      },
    })
    if (!named && recipient) await tellDesk(strapi, recipient, withdrawal, at)
    // A mailbox that has had enough keeps its first receipts: each says what was received, and when.
    if (!(await countMail(trx, { mailbox: hashOf(email), reason: 'receipt' }))) return
    const values = { name, contract, at }
    await enqueueMail(strapi, {
      kind: 'withdrawal-receipt',
      key: documentId,
      to: email,
      locale: languageOf(language),
      values,
    })
  })
  if (!named) return
  try {
    await changing(strapi, named.documentId, withdraw)
    const data = { state: 'closed', note: `Abonnement ${named.number} is herroepen.` }
    await strapi.db.query(leadUid).updateMany({ where: { submissionKey }, data })
  } catch (failure) {
    // It has been received all the same; the desk finds it open.
    if (recipient) await tellDesk(strapi, recipient, withdrawal, at)
    const message = failure instanceof Error ? failure.message : String(failure)
    strapi.log.error(JSON.stringify({ where: 'withdrawals', number: named.number, message }))
  }
}

/** Tells the desk of a withdrawal that could not be carried out by itself, once. @param at When it came, in ISO 8601. */
async function tellDesk(
  strapi: Core.Strapi,
  to: string,
  { name, contract, email, submissionKey }: z.output<typeof Withdrawal>,
  at: string,
): Promise<void> {
  const values = { name, contract, email, at }
  await enqueueMail(strapi, { kind: 'withdrawal-unmatched', key: submissionKey, to, locale: 'nl', values })
}

/** The subscription that words name, if it is of the mailbox and in time. */
async function namedSubscription(
  strapi: Core.Strapi,
  contract: string,
  email: string,
): Promise<OwnedSubscription | null> {
  const today = dayOf(Date.now())
  for (const digits of contract.match(/\d{1,9}/g) ?? []) {
    const row = await subscriptionBy(strapi, { number: Number(digits) })
    if (!row || row.user?.email !== email || row.orderKey === null) continue
    if (mayWithdraw(await lifeOf(strapi, strapi.db.connection, row), today)) return row
  }
  return null
}
