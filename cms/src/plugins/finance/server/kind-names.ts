import type { EntryRow } from '../../../orders/ledger.ts'

/** As finance calls the entries of the ledger. */
export const kindNames: Record<EntryRow['kind'], string> = {
  sale: 'Verkoop',
  payment: 'Betaling',
  return: 'Teruggeboekt',
  credit: 'Creditnota',
  refund: 'Terugbetaald',
  grant: 'Tegoed gegeven',
  use: 'Tegoed gebruikt',
}
