import { PartHeading } from '../../components/PartHeading.tsx'
import type { OwnVacancyCard, VacancyDay } from '../../content/own-vacancy.ts'
import { useSite } from '../../site-context.tsx'

interface VacancyFiguresProps {
  days: VacancyDay[]
  vacancy: Pick<OwnVacancyCard, 'views' | 'applications'>
}

/** What readers did with a vacancy, in total and for every day: a chart, and the same as a table. */
export function VacancyFigures({ days, vacancy }: VacancyFiguresProps) {
  const { t, locale } = useSite()
  const count = new Intl.NumberFormat(locale)
  const sum = (of: 'readers' | 'clicks') => days.reduce((total, day) => total + day[of], 0)
  const totals = [
    ['views', vacancy.views],
    ['readers', sum('readers')],
    ['clicks', sum('clicks')],
    ['applications', vacancy.applications],
  ] as const
  return (
    <section className="own-vacancy-part" aria-labelledby="figures">
      <PartHeading id="figures" title={t('own-vacancy.figures.title')} note={t('own-vacancy.figures.note')} />
      <dl className="own-vacancy-totals">
        {totals.map(([name, total]) => (
          <div key={name}>
            <dt>{t(`own-vacancy.figures.${name}`)}</dt>
            <dd suppressHydrationWarning>{count.format(total)}</dd>
          </div>
        ))}
      </dl>
      {days.some(({ views }) => views > 0) ? <DayChart days={days} /> : null}
      {days.length > 0 && <DayTable days={days} />}
    </section>
  )
}

const height = 120
const barWidth = 10
const step = 14
/** Bars of a few days would be as broad as a hand. */
const leastDays = 30

/** Views as bars, and the readers among them as their dark part. The table below says the same in figures. */
function DayChart({ days }: { days: VacancyDay[] }) {
  const { t } = useSite()
  const most = Math.max(1, ...days.map(({ views }) => views))
  const high = (value: number) => Math.round((value / most) * height)
  return (
    <figure className="own-vacancy-chart">
      <svg
        viewBox={`0 0 ${Math.max(days.length, leastDays) * step} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('own-vacancy.figures.chart', { most })}
      >
        {days.map(({ day, views, readers }, index) => (
          <g key={day}>
            <rect
              className="own-vacancy-bar"
              x={index * step}
              y={height - high(views)}
              width={barWidth}
              height={high(views)}
            />
            <rect
              className="own-vacancy-bar-readers"
              x={index * step}
              y={height - high(readers)}
              width={barWidth}
              height={high(readers)}
            />
          </g>
        ))}
      </svg>
      <figcaption>
        <span className="own-vacancy-key">{t('own-vacancy.figures.views')}</span>
        <span className="own-vacancy-key own-vacancy-key-readers">{t('own-vacancy.figures.readers')}</span>
      </figcaption>
    </figure>
  )
}

function DayTable({ days }: { days: VacancyDay[] }) {
  const { t, locale } = useSite()
  const count = new Intl.NumberFormat(locale)
  const date = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  return (
    <details className="own-vacancy-days">
      <summary>{t('own-vacancy.figures.table')}</summary>
      <div className="own-vacancy-days-frame">
        <table>
          <thead>
            <tr>
              <th scope="col">{t('own-vacancy.figures.day')}</th>
              <th scope="col">{t('own-vacancy.figures.views')}</th>
              <th scope="col">{t('own-vacancy.figures.readers')}</th>
              <th scope="col">{t('own-vacancy.figures.clicks')}</th>
            </tr>
          </thead>
          <tbody>
            {[...days].reverse().map(({ day, views, readers, clicks }) => (
              <tr key={day}>
                <th scope="row" suppressHydrationWarning>
                  {date.format(new Date(day))}
                </th>
                <td>{count.format(views)}</td>
                <td>{count.format(readers)}</td>
                <td>{count.format(clicks)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
