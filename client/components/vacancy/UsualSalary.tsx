import { insightKm } from '../../content/salary-insight.ts'
import type { UsualPay } from '../../content/usual-pay.ts'
import { useSite } from '../../site-context.tsx'

import { middleHalf } from './salary-terms.ts'

/** What comparable vacancies pay, beside the salary of one. */
export function UsualSalary({ usual: { insight, category, standing } }: { usual: UsualPay }) {
  const { t, locale } = useSite()
  const { place, count } = insight
  const facts = { amount: middleHalf(locale, insight), category, count }
  return (
    <span className="vacancy-usual">
      {place === null
        ? t('jobs.usual.country', facts)
        : t('jobs.usual.near', { ...facts, place, distance: insightKm })}
      {standing && ` ${t(`jobs.usual.${standing}`)}`}
    </span>
  )
}
