import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { z } from 'zod'
import { refusal } from '../access/refusal.ts'
import { mailedCode } from '../access/valid-input.ts'
import type { Account } from '../account/account.ts'
import { mandateOf } from '../mandates/mandate-of.ts'
import { requireFewOpen } from '../orders/credit-limit.ts'
import { lockCustomer } from '../orders/ledger.ts'
import { Billing, OrderInput, requireOfCountry } from '../orders/order-input.ts'
import { recordOrder } from '../orders/record-order.ts'
import { type StartedPayment, startPayment } from '../payments/start-payment.ts'
import { sellerIn } from '../seller/seller.ts'
import { requireProvider } from '../subscriptions/order-subscription.ts'
import { confirm } from './confirm.ts'
import { type EventRow, findEvent, hasStarted } from './event.ts'
import { lockEvent } from './event-lock.ts'
import { paidHours, soonerOf } from './hold.ts'
import { offerOfKind } from './offer-of-kind.ts'
import { type RegistrationRow, registrationUid } from './registration.ts'
import { ticketTerms } from './ticket-terms.ts'

/** An order for the tickets of a registration, by its link. It names no price and no number of people: those are the event's and the registration's. */
export const TicketOrder = OrderInput.omit({ key: true, product: true }).extend({
  token: mailedCode,
  /** The account, if who orders is signed in. */
  userId: z.int().positive().nullable(),
  billing: Billing.omit({ email: true }),
})

type TicketOrder = Omit<z.output<typeof TicketOrder>, 'token'>

const userUid = 'plugin::users-permissions.user'

/**
 * Orders the tickets of a registration whose places are held: once, however often it comes. What is paid by an invoice or collected is confirmed
 * at once, which only an account can have, since its mailbox is known; what is paid online once it is paid.
 * @returns Where it is paid; null where it isn't paid online.
 * @throws refusal `tickets-lapsed` when the places are no longer held, `sign-in-needed`, `event-offer`, those of events that are off, and of orders.
 */
export async function orderTickets(
  strapi: Core.Strapi,
  registration: RegistrationRow,
  { address, ...input }: TicketOrder & { address: string },
): Promise<StartedPayment | null> {
  const seller = sellerIn(process.env)
  if (!seller) throw refusal('orders-closed')
  const { payment, billing, language, reference, userId } = input
  requireOfCountry({ ...billing })
  requireProvider(payment)
  const account: Account | null =
    userId && (await strapi.db.query(userUid).findOne({ where: { id: userId } }))
  if (payment.kind !== 'online' && !account) throw refusal('sign-in-needed')
  const signing = await mandateOf(strapi, payment)
  const { documentId, eventId } = registration
  const customer = account?.documentId ?? documentId
  const at = Date.now()

  const number = await strapi.db.transaction(async ({ trx }) => {
    await lockCustomer(trx, customer)
    await lockEvent(strapi, trx, eventId ?? '')
    const row = await current(strapi, documentId)
    if (row.orderNumber !== null) return row.orderNumber
    if (row.state !== 'new') throw refusal('tickets-lapsed')
    const event = await orderable(strapi, row, language)
    const ticket = offerOfKind(event, row)
    if (!ticket?.isPaid) throw refusal('event-offer')
    await requireFewOpen(trx, customer)
    const terms = ticketTerms(event, ticket.offer, row, { language, at })
    const mandate = signing && (await signing(trx, { customer, account: customer, language, address }))
    const { order } = await recordOrder(strapi, trx, {
      ...{ at, customer, account: customer, reference, terms, seller, mandate },
      key: `tickets:${documentId}`,
      payment: payment.kind,
      billing: { ...billing, email: account?.email ?? row.email ?? '' },
    })
    const data = {
      orderNumber: order.number,
      price: terms.netCents / 100,
      heldUntil: soonerOf(paidHours.paying, event),
    }
    await strapi.db.query(registrationUid).update({ where: { id: row.id }, data })
    // Who pays online has paid in a minute: until then the places are only held.
    if (payment.kind !== 'online')
      await confirm(strapi, { registration: row, event, kind: 'event-registered' })
    return order.number
  })
  return payment.kind === 'online' ? startPayment(strapi, number) : null
}

async function current(strapi: Core.Strapi, documentId: string): Promise<RegistrationRow> {
  const row = await strapi.db.query(registrationUid).findOne({ where: { documentId } })
  if (!row) throw new errors.NotFoundError()
  return row
}

/** The event, unless nobody should pay for it any more. */
async function orderable(
  strapi: Core.Strapi,
  { eventId }: RegistrationRow,
  language: string,
): Promise<EventRow> {
  const event = eventId ? await findEvent(strapi, eventId, language) : null
  if (!event || hasStarted(event, new Date())) throw refusal('event-closed')
  if (event.eventStatus === 'cancelled') throw refusal('event-cancelled')
  if (event.eventStatus === 'postponed') throw refusal('event-postponed')
  return event
}
