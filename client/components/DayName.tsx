import { useSite } from '../site-context.tsx'
import { formatDate } from './dates.ts'
import { useNow } from './use-now.ts'

const day = 24 * 60 * 60 * 1000

/** The day of an instant: weekday and date, or 'today' and 'yesterday' once script runs. */
export function DayName({ value }: { value: string }) {
  const { locale, t } = useSite()
  const now = useNow()
  const name = formatDate(locale, value, 'weekday')
  if (now !== null && formatDate(locale, now, 'day') === formatDate(locale, value, 'day'))
    return t('time.today')
  if (now !== null && formatDate(locale, now - day, 'day') === formatDate(locale, value, 'day')) {
    return t('time.yesterday')
  }
  return <span suppressHydrationWarning>{name}</span>
}
