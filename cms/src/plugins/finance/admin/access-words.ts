import type { ShownCustomer } from '../shown.ts'
import { formatDay } from './use-finance.ts'

type Reason = NonNullable<ShownCustomer['reasons']>[number]

/** Why somebody reads what is for subscribers, in words. */
export function accessWords(reasons: readonly Reason[]): string {
  if (reasons.length === 0) return 'Leest als gewone lezer: er is geen abonnement dat nu openstaat.'
  return `Leest als abonnee: ${reasons.map(wordsOf).join('; ')}.`
}

function wordsOf({ kind, number, until }: Reason): string {
  if (kind === 'gift') return 'gekregen van de redactie'
  const end = until === null ? '' : `, opgezegd en open tot ${formatDay(until)}`
  return kind === 'own' ? `eigen abonnement ${number}${end}` : `plek in abonnement ${number}${end}`
}
