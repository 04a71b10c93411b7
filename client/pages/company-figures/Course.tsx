import '../../components/disclosure.css'
import { DayChart, type Tone } from '../../components/figures/DayChart.tsx'
import { pointWords } from '../../components/figures/point-words.ts'
import { Icon } from '../../components/Icon.tsx'
import { PartHeading } from '../../components/PartHeading.tsx'
import {
  type CompanyCounts,
  type CompanyFigures,
  figureFiles,
  figuresFilePath,
} from '../../content/company-figures.ts'
import { useSite } from '../../site-context.tsx'

const names = [
  'impressions',
  'views',
  'clicks',
  'leads',
  'applications',
] as const satisfies (keyof CompanyCounts)[]
/** What readers did, on top of each other. */
const acts = ['clicks', 'leads', 'applications'] as const
/** As many bars as a chart of months has room for. */
const mostMonths = 12

/** The figures over time: charts, the same as a table, and files for spreadsheets. */
export function Course({ figures, company }: { figures: CompanyFigures; company: string }) {
  const { t, locale } = useSite()
  const { course, unit, period } = figures
  return (
    <section className="company-figures-part" aria-labelledby="course">
      <PartHeading id="course" title={t('company-figures.course')} />
      {course.some(({ views }) => views > 0) && <ViewsChart {...figures} />}
      {course.some((point) => actsOf(point) > 0) && <ActsChart {...figures} />}
      <details className="disclosure figures-table">
        <summary>{t(`company-figures.course-table.${unit}`)}</summary>
        <CourseTable {...figures} />
      </details>
      <p className="company-figures-files">
        {figureFiles.map((table) => (
          <a
            key={table}
            className="button button-quiet"
            href={figuresFilePath(company, period, { table, language: locale })}
            download
          >
            <Icon name="download" />
            {t(`company-figures.download.${table}`)}
          </a>
        ))}
      </p>
    </section>
  )
}

function ViewsChart({ course, unit }: CompanyFigures) {
  const { t } = useSite()
  const most = Math.max(...course.map(({ views }) => views))
  return (
    <DayChart
      label={t('company-figures.views-chart', { most })}
      keys={[{ name: t('company-figures.counts.views'), tone: 1 }]}
      bars={course.map(({ at, views }) => ({ day: at, parts: [{ tone: 1, from: 0, to: views }] }))}
      fewest={unit === 'month' ? mostMonths : undefined}
    />
  )
}

function ActsChart({ course, unit }: CompanyFigures) {
  const { t } = useSite()
  const most = Math.max(...course.map(actsOf))
  const tones: Tone[] = [2, 1, 4]
  return (
    <DayChart
      label={t('company-figures.acts-chart', { most })}
      keys={acts.map((name, index) => ({
        name: t(`company-figures.counts.${name}`),
        tone: tones[index] ?? 1,
      }))}
      bars={course.map((point) => {
        let top = 0
        const parts = acts.map((name, index) => {
          const from = top
          top += point[name]
          return { tone: tones[index] ?? 1, from, to: top }
        })
        return { day: point.at, parts }
      })}
      fewest={unit === 'month' ? mostMonths : undefined}
    />
  )
}

function actsOf({ clicks, leads, applications }: CompanyCounts): number {
  return clicks + leads + applications
}

function CourseTable({ course, unit }: CompanyFigures) {
  const { t, locale } = useSite()
  const count = new Intl.NumberFormat(locale)
  return (
    <div className="figures-table-frame">
      <table>
        <thead>
          <tr>
            <th scope="col">{t(`company-figures.at.${unit}`)}</th>
            {names.map((name) => (
              <th key={name} scope="col">
                {t(`company-figures.counts.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...course].reverse().map((point) => (
            <tr key={point.at}>
              <th scope="row" suppressHydrationWarning>
                {pointWords(locale, point.at)}
              </th>
              {names.map((name) => (
                <td key={name} suppressHydrationWarning>
                  {count.format(point[name])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
