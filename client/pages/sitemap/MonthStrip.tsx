import { monthName } from '../../components/months.ts'
import { useSite } from '../../site-context.tsx'

/** The months of a year as links; months without articles are grey. */
export function MonthStrip({ year, current, counts }: { year: number; current: number; counts: number[] }) {
  const { t, href, locale } = useSite()
  return (
    <nav className="month-strip" aria-label={t('overview.months', { year })}>
      <ol>
        {counts.map((count, index) => {
          const month = index + 1
          const name = monthName(locale, month, 'short')
          return (
            <li key={name} suppressHydrationWarning>
              {count > 0 ? (
                <a
                  href={href('sitemap-year-month', { year, month: String(month).padStart(2, '0') })}
                  aria-current={month === current ? 'page' : undefined}
                >
                  {name}
                </a>
              ) : (
                <span>{name}</span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
