import type { ShownOrder, ShownRefund } from '../shown.ts'
import { formatCents, formatDay } from './use-finance.ts'

const dayMs = 86_400_000

/** Whether an order is settled, and otherwise what is to happen. */
export function orderState(order: ShownOrder): string {
  const stuck = stuckRefund(order)
  if (stuck) return stuckState(stuck)
  if (order.isGivenUp) return 'Kaarten afgemeld: crediteren?'
  if (order.owedCents === 0) return 'Voldaan'
  return order.owedCents < 0 ? backState(order) : dueState(order)
}

/** The refund of an order that finance has to end. */
export function stuckRefund({ refunds }: Pick<ShownOrder, 'refunds'>): ShownRefund | undefined {
  return refunds.find(({ stuck }) => stuck !== null)
}

function stuckState({ cents, at, stuck }: ShownRefund): string {
  const what = `De terugbetaling van ${formatCents(cents)} van ${formatDay(at)}`
  const why =
    stuck === 'off'
      ? `${what} staat stil: de online betaling is uitgeschakeld.`
      : `${what} is na een week nog niet aangekomen.`
  return `${why} Kijk bij de betaaldienst wat ervan is geworden, en rond haar af.`
}

/** By when money is to be paid back, and how far that is. */
function backState({ refunds, backBy }: ShownOrder): string {
  const last = refunds.at(-1)
  if (last && !last.hasFailed)
    return `Terugbetaling van ${formatCents(last.cents)} loopt sinds ${formatDay(last.at)}`
  const due = backBy ? `Terug te betalen vóór ${formatDay(backBy)}` : 'Terug te betalen'
  if (!last) return due
  const reason = last.reason ? ` (${last.reason})` : ''
  return `${due}. De terugbetaling van ${formatDay(last.at)} is mislukt${reason}: probeer het opnieuw, of betaal per bank.`
}

/** When something is to be paid, and what has been done about it. */
export function dueState(
  { isCollecting, dueAt, reminded }: Pick<ShownOrder, 'isCollecting' | 'dueAt' | 'reminded'>,
  now = Date.now(),
): string {
  if (isCollecting) return `Wordt geïncasseerd vanaf ${formatDay(dueAt)}`
  const late = Math.floor((now - Date.parse(dueAt)) / dayMs)
  const due = late > 0 ? `${late} ${late === 1 ? 'dag' : 'dagen'} te laat` : `Uiterlijk ${formatDay(dueAt)}`
  return reminded.length > 0 ? `${due}, herinnerd op ${reminded.map(formatDay).join(' en ')}` : due
}
