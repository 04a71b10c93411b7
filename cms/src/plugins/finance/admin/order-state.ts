import type { ShownOrder } from '../shown.ts'
import { formatDay } from './use-finance.ts'

const dayMs = 86_400_000

/** When an order is to be paid, and what has been done about it. */
export function orderState(order: ShownOrder, now = Date.now()): string {
  const { owedCents, isCollecting, mandate, dueAt, reminded } = order
  if (owedCents === 0) return 'Voldaan'
  if (owedCents < 0) return 'Terug te betalen'
  if (isCollecting) return `Incasso ${mandate}, vanaf ${formatDay(dueAt)}`
  const late = Math.floor((now - Date.parse(dueAt)) / dayMs)
  const due = late > 0 ? `${late} ${late === 1 ? 'dag' : 'dagen'} te laat` : `Uiterlijk ${formatDay(dueAt)}`
  return reminded.length > 0 ? `${due}, herinnerd op ${reminded.map(formatDay).join(' en ')}` : due
}
