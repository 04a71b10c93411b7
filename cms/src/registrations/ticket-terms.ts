import type { Language } from '../mail/site-link.ts'
import { usualVatPercent } from '../orders/sold-product.ts'
import type { OrderTerms } from '../orders/terms.ts'
import { vatCentsOf, vatOf } from '../orders/vat.ts'
import { type EventOffer, type EventRow, netCentsOf } from './event.ts'
import type { RegistrationRow } from './registration.ts'

/**
 * What is agreed by ordering the tickets of a registration, at the prices of now. Admission is taxed where the event takes place, whoever
 * buys it: VAT is never reverse-charged.
 * @param at Milliseconds since 1970.
 */
export function ticketTerms(
  event: EventRow,
  offer: EventOffer,
  { documentId, attendees }: Pick<RegistrationRow, 'documentId' | 'attendees'>,
  { language, at }: { language: Language; at: number },
): OrderTerms {
  const rate = offer.vatRate === null ? usualVatPercent : Number(offer.vatRate)
  const { percent } = vatOf(rate, { country: 'NL', vatId: null, at })
  const netCents = netCentsOf(offer) * attendees.length
  const vatCents = vatCentsOf(netCents, percent)
  return {
    product: event.documentId,
    slug: event.slug,
    name: event.title,
    language,
    netCents,
    vatCents,
    totalCents: netCents + vatCents,
    vatPercent: percent,
    isReverseCharged: false,
    grants: {
      kind: 'tickets',
      registration: documentId,
      people: attendees.length,
      offer: offer.name,
      startsAt: new Date(event.startsAt).toISOString(),
    },
  }
}
