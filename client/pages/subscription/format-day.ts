import { formatDate } from '../../components/dates.ts'
import type { Locale } from '../../content/locale.ts'

/** A day such as `2026-11-23` within a sentence. */
export function formatDay(locale: Locale, day: string): string {
  return formatDate(locale, day, 'day')
}
