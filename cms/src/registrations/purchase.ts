import type { Core } from '@strapi/strapi'
import type { Language } from '../mail/site-link.ts'
import { paymentOptions } from '../orders/payment-options.ts'
import { paymentCode } from '../payments/payment-code.ts'
import type { EventRow } from './event.ts'
import { offerOfKind } from './offer-of-kind.ts'
import type { RegistrationRow } from './registration.ts'
import { ticketTerms } from './ticket-terms.ts'

/** What the owner of a link still has to order or pay; null where the ticket is not for sale any more, or free. Amounts are in cents. */
export async function purchaseOf(
  strapi: Core.Strapi,
  registration: RegistrationRow,
  { event, language, userId }: { event: EventRow; language: Language; userId: number | null },
): Promise<object | null> {
  const { orderNumber, heldUntil } = registration
  const ticket = offerOfKind(event, registration)
  if (!ticket?.isPaid) return null
  const terms = ticketTerms(event, ticket.offer, registration, { language, at: Date.now() })
  const { netCents, vatCents, totalCents, vatPercent } = terms
  const account =
    userId && (await strapi.db.query('plugin::users-permissions.user').findOne({ where: { id: userId } }))
  const options = await paymentOptions(strapi, account?.documentId ?? '', language)
  return {
    ...{ netCents, vatCents, totalCents, vatPercent, heldUntil },
    /** Opens the page where the order is paid; null before it is ordered. */
    payCode: orderNumber === null ? null : paymentCode(orderNumber),
    isOpen: options.isOpen,
    // Whoever pays later is known by their mailbox.
    canPayLater: Boolean(account),
    mandate: account ? options.mandate : null,
    online: options.online,
    billing: account ? options.billing : null,
  }
}
