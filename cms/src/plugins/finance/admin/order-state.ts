import type { ShownOrder } from '../shown.ts'
import { formatCents, formatDay } from './use-finance.ts'

const dayMs = 86_400_000

/** Whether an order is settled, and otherwise what is to happen. */
export function orderState(order: ShownOrder): string {
  if (order.isGivenUp) return 'Kaarten afgemeld: crediteren?'
  if (order.owedCents === 0) return 'Voldaan'
  return order.owedCents < 0 ? backState(order) : dueState(order)
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
