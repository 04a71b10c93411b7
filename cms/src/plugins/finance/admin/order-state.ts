import type { ShownOrder } from '../shown.ts'
import { formatDay } from './use-finance.ts'

const dayMs = 86_400_000

/** Whether an order is settled, and otherwise what is to happen. */
export function orderState(order: ShownOrder): string {
  if (order.isGivenUp) return 'Kaarten afgemeld: crediteren?'
  if (order.owedCents === 0) return 'Voldaan'
  return order.owedCents < 0 ? 'Terug te betalen' : dueState(order)
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
