import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { refusal } from '../access/refusal.ts'
import { addEntry, lockCustomer, owedBy } from '../orders/ledger.ts'
import { customerOf } from '../orders/tables.ts'
import { providerIn } from '../payments/settings.ts'
import { recordStep } from './record-step.ts'
import { isStuck, type RefundState } from './refund-state.ts'
import { refundsOf } from './refunds-of.ts'

/** How finance ends a refund that doesn't get further. */
interface Ending {
  /** Key of the refund. */
  refund: string
  /** `refunded`: the money is back with the customer. `failed`: nothing was carried out, so it is still owed to them. */
  state: Extract<RefundState, 'refunded' | 'failed'>
  /** How they know. */
  note: string
  /** Who says so: `panel:` and the id of an editor. */
  account: string
}

/** Key of the entry with which finance books a refund, in place of the provider's id. */
export function handKey(refund: string): string {
  return `hand:${refund}`
}

/**
 * Ends a refund by hand, once: it is not sent any more. What has arrived is added to the ledger; should the provider tell of it later, it isn't added again.
 * @throws errors.NotFoundError
 * @throws refusal `refund-moves` While it may still get further by itself, or after another ending; `wrong-amount` For money that arrived though nothing is owed to
 * the customer any more, such as after a transfer.
 */
export async function endRefund(
  strapi: Core.Strapi,
  { refund: key, state, note, account }: Ending,
): Promise<void> {
  const isProviderOff = providerIn(process.env) === null
  await strapi.db.transaction(async ({ trx }) => {
    const [asked] = await refundsOf(trx, { key })
    if (!asked) throw new errors.NotFoundError()
    const { order_number: order, cents } = asked
    const customer = await customerOf(trx, order)
    await lockCustomer(trx, customer)
    const [refund] = await refundsOf(trx, { key })
    // Pressed twice.
    if (refund?.state === state) return
    if (!refund || !isStuck(refund, { isProviderOff })) throw refusal('refund-moves')
    if (state === 'refunded' && (await owedBy(trx, customer, order)) + cents > 0)
      throw refusal('wrong-amount')
    await recordStep(trx, { refund: key, state, reason: note, account })
    if (state === 'refunded')
      await addEntry(trx, { kind: 'refund', key: handKey(key), customer, account, order, cents, note })
  })
}
