import { PartHeading } from '../../components/PartHeading.tsx'
import type { OwnVacancyCard, VacancyCounts, VacancyDay, VacancySource } from '../../content/own-vacancy.ts'
import { useSite } from '../../site-context.tsx'

interface VacancyFiguresProps {
  days: VacancyDay[]
  sources: VacancySource[]
  vacancy: Pick<OwnVacancyCard, 'totals'>
}

/** In the order in which readers come to apply. */
const names = [
  'impressions',
  'views',
  'readers',
  'clicks',
  'applications',
] as const satisfies (keyof VacancyCounts)[]

/** What readers did with a vacancy, in total and for every day: a chart, and the same as a table. */
export function VacancyFigures({ days, sources, vacancy }: VacancyFiguresProps) {
  const { t, locale } = useSite()
  const count = new Intl.NumberFormat(locale)
  return (
    <section className="own-vacancy-part" aria-labelledby="figures">
      <PartHeading id="figures" title={t('own-vacancy.figures.title')} note={t('own-vacancy.figures.note')} />
      <dl className="own-vacancy-totals">
        {names.map((name) => (
          <div key={name}>
            <dt>{t(`own-vacancy.figures.${name}`)}</dt>
            <dd suppressHydrationWarning>{count.format(vacancy.totals?.[name] ?? 0)}</dd>
          </div>
        ))}
      </dl>
      {days.some(({ views }) => views > 0) ? <DayChart days={days} /> : null}
      {days.length > 0 && <DayTable days={days} />}
      {sources.length > 0 && <SourceTable sources={sources} />}
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
              {names.map((name) => (
                <th key={name} scope="col">
                  {t(`own-vacancy.figures.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...days].reverse().map(({ day, ...counts }) => (
              <tr key={day}>
                <th scope="row" suppressHydrationWarning>
                  {date.format(new Date(day))}
                </th>
                {names.map((name) => (
                  <td key={name}>{count.format(counts[name])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}

function SourceTable({ sources }: { sources: VacancySource[] }) {
  const { t, locale } = useSite()
  const count = new Intl.NumberFormat(locale)
  return (
    <details className="own-vacancy-days">
      <summary>{t('own-vacancy.figures.sources')}</summary>
      <div className="own-vacancy-days-frame">
        <table>
          <thead>
            <tr>
              <th scope="col">{t('own-vacancy.figures.source')}</th>
              <th scope="col">{t('own-vacancy.figures.views')}</th>
            </tr>
          </thead>
          <tbody>
            {sources.map(({ source, views }) => (
              <tr key={source}>
                <th scope="row">{source ?? t('own-vacancy.figures.no-source')}</th>
                <td suppressHydrationWarning>{count.format(views)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
