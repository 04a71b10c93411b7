import { useSite } from '../site-context.tsx'
import { type DateStyle, formatAgo, formatDate, formatMoment } from './dates.ts'
import { useNow } from './use-now.ts'

interface TimeProps {
  /** ISO 8601. */
  value: string
  style?: DateStyle | 'moment'
  /** Shows `3 uur geleden` within a day, once script runs; cached documents contain the date itself. */
  relative?: boolean
}

/** A moment in the reader's language, with the exact time on hover. */
export function Time({ value, style = 'short', relative = false }: TimeProps) {
  const { locale } = useSite()
  const now = useNow()
  const exact = formatMoment(locale, value)
  const ago = relative && now !== null ? formatAgo(locale, value, now) : null
  // Some browsers format dates differently from the worker; the mismatch is harmless.
  return (
    <time dateTime={value} title={exact} suppressHydrationWarning>
      {ago ?? (style === 'moment' ? exact : formatDate(locale, value, style))}
    </time>
  )
}
