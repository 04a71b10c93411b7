import { PartHeading } from '../../components/PartHeading.tsx'
import { middleHalf, roundedMoney } from '../../components/vacancy/salary-terms.ts'
import { insightKm, type SalaryInsight } from '../../content/salary-insight.ts'
import { useSite } from '../../site-context.tsx'

/** What a category pays, in the whole country and around the places with most vacancies; nothing if too few say so. */
export function CategorySalaries({ salaries }: { salaries: SalaryInsight[] }) {
  const { t, locale } = useSite()
  if (salaries.length === 0) return null
  return (
    <section aria-labelledby="job-salaries">
      <PartHeading id="job-salaries" title={t('jobs.salaries.title')} small />
      <table className="job-salaries" aria-labelledby="job-salaries">
        <thead>
          <tr>
            <th scope="col">{t('jobs.salaries.where')}</th>
            <th scope="col">{t('jobs.salaries.middle')}</th>
            <th scope="col">{t('jobs.salaries.half')}</th>
          </tr>
        </thead>
        <tbody>
          {salaries.map((insight) => (
            <tr key={insight.place ?? ''}>
              <th scope="row">
                {insight.place ?? t('jobs.salaries.country')}
                <span>{t.count('jobs.found', insight.count)}</span>
              </th>
              <td suppressHydrationWarning>{roundedMoney(locale, insight.middle)}</td>
              <td suppressHydrationWarning>{middleHalf(locale, insight)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="job-salaries-note">{t('jobs.salaries.note', { distance: insightKm })}</p>
    </section>
  )
}
