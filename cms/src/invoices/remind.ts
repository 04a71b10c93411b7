import type { Core } from '@strapi/strapi'
import { lockUntilCommit } from '../database/lock.ts'
import { enqueueMail } from '../mail/outbox/enqueue.ts'
import type { Billing } from '../orders/order-input.ts'
import { termsIn } from '../orders/terms.ts'
import { payableCode } from '../payments/payment-code.ts'
import { type Seller, sellerIn } from '../seller/seller.ts'
import { dayOf } from '../statistics/dutch-day.ts'
import { groupedIban } from './draw-parts.ts'
import { type OpenInvoice, openInvoices } from './open-invoices.ts'
import { type ReminderRow, reminderTable } from './reminder-table.ts'

const dayMs = 86_400_000
/** Days after the day by which an invoice was to be paid. */
const firstAfterDays = 7
const secondAfterDays = 21

/** Mails the reminders that are due, each once. Not of what is being collected. Safe to run at any time and in several processes. */
export async function remind(strapi: Core.Strapi, now = Date.now()): Promise<void> {
  const seller = sellerIn(process.env)
  if (!seller) return
  for (const invoice of await openInvoices(strapi)) {
    const turn = turnOf(invoice, now)
    if (turn !== null) await remindOf(strapi, invoice, { turn, now, seller })
  }
}

/** Which reminder is due; the second leaves time after the first, also where that was late. */
function turnOf({ dueAt, isCollecting, reminded }: OpenInvoice, now: number): number | null {
  if (isCollecting) return null
  const [first, second] = reminded
  if (first === undefined) return now >= dueAt + firstAfterDays * dayMs ? 1 : null
  const between = (secondAfterDays - firstAfterDays) * dayMs
  return second === undefined && now >= dueAt + secondAfterDays * dayMs && now >= first + between ? 2 : null
}

async function remindOf(
  strapi: Core.Strapi,
  { number, order, owedCents, dueAt }: OpenInvoice,
  { turn, now, seller }: { turn: number; now: number; seller: Seller },
): Promise<void> {
  const billing: Billing = JSON.parse(order.billing)
  const row: ReminderRow = { key: `${number}:${turn}`, invoice: number, turn, at: now }
  await strapi.db.transaction(async ({ trx }) => {
    await lockUntilCommit(trx, `reminder ${row.key}`)
    if (await trx(reminderTable).where({ key: row.key }).first('key')) return
    await trx(reminderTable).insert(row)
    await enqueueMail(strapi, {
      kind: 'invoice-reminder',
      key: row.key,
      to: billing.email,
      locale: termsIn(order).language,
      values: {
        ...{ number, order: order.number, owedCents, due: dayOf(dueAt), turn },
        iban: groupedIban(seller.iban),
        payee: seller.name,
        code: payableCode(order.number),
      },
    })
  })
}
