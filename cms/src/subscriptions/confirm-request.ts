import type { Core } from '@strapi/strapi'
import { hashOf } from '../access/code.ts'
import { checkOwnPassword } from '../access/password.ts'
import { refusal } from '../access/refusal.ts'
import type { Account } from '../account/account.ts'
import { liftSuppression } from '../mail/outbox/suppressions.ts'
import { addUser, usernameOf } from '../sign-in/new-user.ts'
import { takeOver } from '../sign-in/take-over.ts'
import { dayOf } from '../statistics/dutch-day.ts'
import { orderSubscription } from './order-subscription.ts'
import { orderOf } from './request.ts'
import { requestMs } from './request-retention.ts'
import { type RequestRow, requestTable } from './request-table.ts'
import type { SubscriptionRow } from './subscription.ts'
import type { SubscriptionInput } from './subscription-input.ts'
import { type SubscriptionProduct, subscriptionProduct } from './subscription-terms.ts'
import { isTrialDue } from './trial.ts'

const userUid = 'plugin::users-permissions.user'

/** What the link of a mail confirms. */
interface ConfirmedRequest {
  account: Pick<Account, 'id' | 'documentId' | 'email'>
  subscription: SubscriptionRow
}

/** A request, for whoever has the code of its mail. */
interface ShownRequest {
  /** Whether a password has to be chosen, because the mailbox has no account. */
  needsPassword: boolean
  isTrialDue: boolean
  product: Pick<SubscriptionProduct, 'slug' | 'name' | 'trialDays'>
  startsOn: string | null
  payment: SubscriptionInput['payment']['kind']
}

/**
 * @returns Null for one that was confirmed already: there is nothing left to do.
 * @throws refusal `invalid-token` for a code that was never sent, or is too old.
 */
export async function shownRequest(strapi: Core.Strapi, code: string): Promise<ShownRequest | null> {
  const request = await requestWith(strapi, code)
  if (request.used_at !== null) return null
  const { language, product: slug, startsOn, payment } = orderOf(request)
  const [account, product] = await Promise.all([
    accountOf(strapi, request.email),
    subscriptionProduct(strapi, slug, language),
  ])
  return {
    needsPassword: !account?.confirmed,
    isTrialDue: account ? await isTrialDue(strapi, account.id) : true,
    product: { slug: product.slug, name: product.name, trialDays: product.trialDays },
    startsOn,
    payment: payment.kind,
  }
}

/**
 * Confirms a request by the link of its mail: makes the account where the mailbox has none, and orders. Either all of it happens, or nothing.
 * @param password Of a new account; null if the mailbox should have one.
 * @throws refusal `invalid-token`, `another-password-needed`, those of passwords, and those of `orderSubscription`.
 */
export async function confirmRequest(
  strapi: Core.Strapi,
  { code, password }: { code: string; password: string | null },
): Promise<ConfirmedRequest> {
  const request = await requestWith(strapi, code)
  const { email, address, code_hash, used_at } = request
  if (used_at !== null) throw refusal('invalid-token')
  const input = orderOf(request)
  const today = dayOf(Date.now())
  return strapi.db.transaction(async ({ trx }) => {
    // It works once, also when it comes twice at a time.
    const unused = { id: request.id, used_at: null }
    if ((await trx(requestTable).where(unused).update({ used_at: Date.now() })) === 0)
      throw refusal('invalid-token')
    const account = await provenAccount(strapi, { email, password, input })
    const subscription = await orderSubscription(strapi, {
      ...input,
      account,
      address,
      key: code_hash,
      // Its first day may be over by now.
      startsOn: input.startsOn && input.startsOn > today ? input.startsOn : null,
    })
    await trx(requestTable).where({ id: request.id }).update({ iban_sealed: null, input: '{}' })
    await liftSuppression(trx, email)
    return { account, subscription }
  })
}

async function requestWith(strapi: Core.Strapi, code: string): Promise<RequestRow> {
  const request: RequestRow | undefined = await strapi.db
    .connection(requestTable)
    .where({ code_hash: hashOf(code) })
    .where('asked_at', '>', Date.now() - requestMs)
    .first()
  if (!request || (await accountOf(strapi, request.email))?.blocked) throw refusal('invalid-token')
  return request
}

function accountOf(strapi: Core.Strapi, email: string): Promise<Account | null> {
  return strapi.db.query(userUid).findOne({ where: { email } })
}

/** The account of a mailbox: one that is confirmed, one that waited for its owner, or a new one. */
async function provenAccount(
  strapi: Core.Strapi,
  { email, password, input }: { email: string; password: string | null; input: SubscriptionInput },
): Promise<Account> {
  const known = await accountOf(strapi, email)
  if (known?.confirmed) return known
  if (password === null) throw refusal('another-password-needed')
  const { billing, language } = input
  const [firstName = '', ...rest] = (billing.attention ?? billing.name).split(' ')
  const names = { firstName: firstName.slice(0, 80), lastName: rest.join(' ').slice(0, 80) || null }
  checkOwnPassword(password, { email, ...names })
  if (!known)
    return addUser(strapi, {
      ...{ email, username: usernameOf(email), password, language, ...names, confirmed: true },
    })
  await takeOver(strapi, known, { password, language, activationTokenHash: null, ...names })
  return known
}
