import '../../components/disclosure.css'
import { type BarPart, DayChart, type Tone } from '../../components/figures/DayChart.tsx'
import '../../components/figures/figures.css'
import { PartHeading } from '../../components/PartHeading.tsx'
import type {
  MonthReaders,
  OwnVacancyCard,
  VacancyCounts,
  VacancyDay,
  VacancySource,
} from '../../content/own-vacancy.ts'
import { useSite } from '../../site-context.tsx'

interface VacancyFiguresProps {
  days: VacancyDay[]
  lastMonth: MonthReaders | null
  sources: VacancySource[]
  vacancy: Pick<OwnVacancyCard, 'totals'>
  /** DocumentId. */
  company: string
}

/** In the order in which readers come to apply. */
const names = ['impressions', 'views', 'clicks', 'applications'] as const satisfies (keyof VacancyCounts)[]

/** What readers did with a vacancy, in total and for every day: a chart, and the same as a table. */
export function VacancyFigures({ days, lastMonth, sources, vacancy, company }: VacancyFiguresProps) {
  const { t, href, locale } = useSite()
  const count = new Intl.NumberFormat(locale)
  return (
    <section className="own-vacancy-part" aria-labelledby="figures">
      <PartHeading
        id="figures"
        title={t('own-vacancy.figures.title')}
        note={t('own-vacancy.figures.note')}
        more={{
          href: href('account-bedrijf-cijfers', {}, { bedrijf: company }),
          label: t('own-vacancy.all-figures'),
        }}
      />
      <dl className="figures-totals">
        {names.map((name) => (
          <div key={name}>
            <dt>{t(`own-vacancy.figures.${name}`)}</dt>
            <dd suppressHydrationWarning>{count.format(vacancy.totals?.[name] ?? 0)}</dd>
          </div>
        ))}
        {lastMonth && (
          <div>
            <dt suppressHydrationWarning>
              {t('own-vacancy.figures.readers', { month: monthText(lastMonth.month) })}
            </dt>
            <dd suppressHydrationWarning>
              {lastMonth.readers === null ? t('own-vacancy.figures.few') : count.format(lastMonth.readers)}
            </dd>
          </div>
        )}
      </dl>
      {days.some(({ views }) => views > 0) && <ViewsChart days={days} />}
      {days.length > 0 && <DayTable days={days} />}
      {sources.length > 0 && (
        <section aria-labelledby="sources">
          <h3 id="sources" className="own-vacancy-sources">
            {t('own-vacancy.figures.sources')}
          </h3>
          {days.some((day) => day.sources.length > 0) && <SourceChart days={days} sources={sources} />}
          <SourceTable sources={sources} />
        </section>
      )}
    </section>
  )

  /** @param month Such as `2026-11`. */
  function monthText(month: string): string {
    const style = { month: 'long', timeZone: 'UTC' } as const
    return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, style).format(new Date(month))
  }
}

/** Views as bars. The table below says the same in figures. */
function ViewsChart({ days }: { days: VacancyDay[] }) {
  const { t } = useSite()
  return (
    <DayChart
      label={t('own-vacancy.figures.chart', { most: mostOf(days) })}
      keys={[{ name: t('own-vacancy.figures.views'), tone: 1 }]}
      bars={days.map(({ day, views }) => ({ day, parts: [{ tone: 1, from: 0, to: views }] }))}
    />
  )
}

/** Sources that have a tone of their own; what all others brought is one part. */
const tonedSources = 3

/** The same views by what brought them, above each other. */
function SourceChart({ days, sources }: { days: VacancyDay[]; sources: VacancySource[] }) {
  const { t } = useSite()
  const named = sources.flatMap(({ source }) => source ?? [])
  const own = named.slice(0, tonedSources)
  const keys = [
    ...own,
    ...(named.length > tonedSources ? [t('own-vacancy.figures.other-sources')] : []),
    t('own-vacancy.figures.no-source'),
  ].map((name, index) => ({ name, tone: (index + 1) as Tone }))
  return (
    <DayChart
      label={t('own-vacancy.figures.source-chart', { most: mostOf(days) })}
      keys={keys}
      bars={days.map(({ day, views, sources: ofDay }) => {
        const viewsOf = (source: string) => ofDay.find((one) => one.source === source)?.views ?? 0
        const all = ofDay.reduce((sum, one) => sum + one.views, 0)
        const owned = own.map(viewsOf)
        const others = all - owned.reduce((sum, one) => sum + one, 0)
        const heights = [...owned, ...(named.length > tonedSources ? [others] : []), Math.max(0, views - all)]
        return { day, parts: stacked(heights) }
      })}
    />
  )
}

/** Parts that stand on each other, each in its own tone. */
function stacked(heights: readonly number[]): BarPart[] {
  let top = 0
  return heights.map((height, index) => {
    const from = top
    top += height
    return { tone: (index + 1) as Tone, from, to: top }
  })
}

function mostOf(days: readonly VacancyDay[]): number {
  return Math.max(0, ...days.map(({ views }) => views))
}

function DayTable({ days }: { days: VacancyDay[] }) {
  const { t, locale } = useSite()
  const count = new Intl.NumberFormat(locale)
  const written = locale === 'en' ? 'en-GB' : locale
  const date = new Intl.DateTimeFormat(written, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  return (
    <details className="disclosure figures-table">
      <summary>{t('own-vacancy.figures.table')}</summary>
      <div className="figures-table-frame">
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
            {[...days].reverse().map(({ day, sources: _, ...counts }) => (
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
    <details className="disclosure figures-table">
      <summary>{t('own-vacancy.figures.source-table')}</summary>
      <div className="figures-table-frame">
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
