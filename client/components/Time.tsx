import { useSite } from '../site-context.tsx'
import { type DateStyle, formatAgo, formatDate, formatMoment } from './dates.ts'
import { useNow } from './use-now.ts'

interface TimeProps {
  /** ISO 8601. */
  value: string
  style?: DateStyle | 'moment'
  /** Says `3 uur geleden` within a day, once script runs; stored documents carry the date itself. */
  relative?: boolean
}

/** A moment in the reader's language, with the exact one on hover. */
export function Time({ value, style = 'short', relative = false }: TimeProps) {
  const { locale } = useSite()
  const now = useNow()
  const exact = formatMoment(locale, value)
  const ago = relative && now !== null ? formatAgo(locale, value, now) : null
  // Browsers do not all carry the same notation for dates as the worker; the difference is harmless.
  return (
    <time dateTime={value} title={exact} suppressHydrationWarning>
      {ago ?? (style === 'moment' ? exact : formatDate(locale, value, style))}
    </time>
  )
}
