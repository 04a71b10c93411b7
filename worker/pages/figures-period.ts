import type { FigurePeriod } from '../../client/content/company-figures.ts'
import { daysAfter } from '../../client/content/dutch-date.ts'
import { dayOf } from '../content/dutch-day.ts'

const dayMs = 86_400_000
/** Days of a period of one's own at most. */
const mostDays = 731

/** The period that a page of figures is about. */
export interface ChosenPeriod {
  name: FigurePeriod
  /** Dutch days, inclusive. */
  from: string
  to: string
  /** Why the days that were asked for are no period; then those of the last full month are shown. */
  fault: 'days' | 'order' | 'future' | 'long' | null
}

/** What the address of a page of figures asks for; the last full month, if nothing. @param now Milliseconds since the epoch. */
export function chosenPeriod(query: URLSearchParams, now: number): ChosenPeriod {
  const yesterday = daysAfter(dayOf(now), -1)
  const month = fullMonths(dayOf(now), 1)
  switch (query.get('periode')) {
    case 'kwartaal':
      return { name: 'kwartaal', ...fullMonths(dayOf(now), 3), fault: null }
    case 'jaar':
      return { name: 'jaar', ...fullMonths(dayOf(now), 12), fault: null }
    case '30-dagen':
      return { name: '30-dagen', from: daysAfter(yesterday, -29), to: yesterday, fault: null }
    case 'eigen': {
      const [from, to] = [query.get('van') ?? '', query.get('tot') ?? '']
      const fault = faultOf(from, to, yesterday)
      return { name: 'eigen', ...(fault ? month : { from, to }), fault }
    }
    default:
      return { name: 'maand', ...month, fault: null }
  }
}

function faultOf(from: string, to: string, yesterday: string): ChosenPeriod['fault'] {
  if (!isDay(from) || !isDay(to)) return 'days'
  if (from > to) return 'order'
  if (to > yesterday) return 'future'
  return (Date.parse(to) - Date.parse(from)) / dayMs >= mostDays ? 'long' : null
}

function isDay(text: string): boolean {
  const at = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}

/** The last full calendar months before the one of a day. */
function fullMonths(today: string, months: number): { from: string; to: string } {
  const first = `${today.slice(0, 7)}-01`
  const from = new Date(`${first}T00:00:00Z`)
  from.setUTCMonth(from.getUTCMonth() - months)
  return { from: from.toISOString().slice(0, 10), to: daysAfter(first, -1) }
}
