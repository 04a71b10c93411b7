import { type EventOffer, type EventRow, kindOf, netCentsOf } from './event.ts'
import type { RegistrationRow } from './registration.ts'

/** The ticket of a registration as the event offers it now; null where it doesn't any more, or has no kinds. */
export function offerOfKind(
  { offers }: Pick<EventRow, 'offers'>,
  { kind, offer: name }: Pick<RegistrationRow, 'kind' | 'offer'>,
): { offer: EventOffer; isPaid: boolean } | null {
  const offer = offers.find((one) => kindOf(one) === kind) ?? offers.find((one) => one.name === name)
  return offer ? { offer, isPaid: netCentsOf(offer) > 0 } : null
}
