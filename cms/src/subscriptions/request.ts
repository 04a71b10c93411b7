import type { Core } from '@strapi/strapi'
import { newCode } from '../access/code.ts'
import { refusal } from '../access/refusal.ts'
import { openValue, type SealedPlace, sealValue } from '../access/sealed-value.ts'
import { validInput } from '../access/valid-input.ts'
import { directDebitIn } from '../mandates/direct-debit.ts'
import { mandateOf } from '../mandates/mandate-of.ts'
import { sellerIn } from '../seller/seller.ts'
import { dayOf } from '../statistics/dutch-day.ts'
import { sendCounted } from '../submissions/send-counted.ts'
import { requireProvider } from './order-subscription.ts'
import { type RequestRow, requestTable } from './request-table.ts'
import { requirePossible, SubscriptionInput } from './subscription-input.ts'
import { subscriptionProduct } from './subscription-terms.ts'

/**
 * Keeps an order of somebody who hasn't proven to own the mailbox, and mails a link to confirm it. It is the same whatever the mailbox has
 * already. Nobody is charged or let in before.
 * @throws errors.NotFoundError and refusals as `orderSubscription` does, but for those about an account.
 */
export async function requestSubscription(
  strapi: Core.Strapi,
  { email, address, ...input }: SubscriptionInput & { email: string; address: string },
): Promise<void> {
  const rows = strapi.db.connection
  if (await rows(requestTable).where({ key: input.key }).first('id')) return
  if (!sellerIn(process.env)) throw refusal('orders-closed')
  const product = await subscriptionProduct(strapi, input.product, input.language)
  requirePossible(input, { isOnPaper: product.grants.magazine, today: dayOf(Date.now()) })
  requireProvider(input.payment)
  await mandateOf(strapi, input.payment)
  const { code, hash } = newCode()
  const row: Omit<RequestRow, 'id'> = {
    ...withoutIban(input, hash),
    key: input.key,
    code_hash: hash,
    email,
    address,
    asked_at: Date.now(),
    used_at: null,
  }
  await strapi.db.transaction(async ({ trx }) => {
    const added = await trx(requestTable).insert(row).onConflict('key').ignore().returning('id')
    if (added.length === 0) return
    await sendCounted(strapi, trx, 'subscription', {
      ...{ kind: 'subscription-confirm', key: hash, to: email, locale: input.language },
      values: { code, product: product.name },
    })
  })
}

/** What a request orders, with its account number. */
export function orderOf({ input, code_hash, iban_sealed }: RequestRow): SubscriptionInput {
  const stored = JSON.parse(input)
  if (iban_sealed === null) return validInput(SubscriptionInput, stored)
  const { ring } = directDebitIn(process.env) ?? {}
  if (!ring) throw refusal('no-direct-debit')
  const payment = { ...stored.payment, iban: openValue(ring, ibanPlace(code_hash), iban_sealed) }
  return validInput(SubscriptionInput, { ...stored, payment })
}

function withoutIban(input: SubscriptionInput, hash: string): Pick<RequestRow, 'input' | 'iban_sealed'> {
  const { payment } = input
  if (payment.kind !== 'mandate') return { input: JSON.stringify(input), iban_sealed: null }
  const { iban, ...rest } = payment
  const { ring } = directDebitIn(process.env) ?? {}
  if (!ring) throw refusal('no-direct-debit')
  return {
    input: JSON.stringify({ ...input, payment: rest }),
    iban_sealed: sealValue(ring, ibanPlace(hash), iban),
  }
}

function ibanPlace(codeHash: string): SealedPlace {
  return { record: `subscription request ${codeHash}`, field: 'iban' }
}
