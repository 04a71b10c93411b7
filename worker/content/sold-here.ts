import type { EventOffer, RegistrationTerms } from '../../client/content/event.ts'

/** Whether a kind of ticket can be had on this site: one that is free and, where this site sells them, one with a price. */
export function isSoldHere(
  { price, currency, availability }: Pick<EventOffer, 'price' | 'currency' | 'availability'>,
  { mode, sellsTickets }: Pick<RegistrationTerms, 'mode' | 'sellsTickets'>,
): boolean {
  if (mode !== 'own' || availability === 'sold-out' || availability === 'preorder') return false
  return price === 0 || (sellsTickets && currency === 'EUR')
}
