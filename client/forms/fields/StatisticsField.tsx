import { useEffect } from 'react'
import { hasOptedOut } from '../../analytics/privacy-control.ts'
import { useSite } from '../../site-context.tsx'
import type { OwnFieldSpec } from '../define-placed-form.ts'
import { useFieldContext } from '../form-context.ts'
import { RadioGroup } from './RadioGroup.tsx'

/** Whether one's visits are counted. With script, what applies in this browser is chosen already. */
export const statisticsField: OwnFieldSpec = {
  as: 'own',
  label: 'statistics-form.legend',
  empty: '',
  show: ({ label }) => <StatisticsChoice legend={label} />,
}

function StatisticsChoice({ legend }: { legend: string }) {
  const { t } = useSite()
  const { setValue } = useFieldContext<string>()

  // The page is the same for everybody, so only the browser knows.
  useEffect(() => setValue(hasOptedOut() ? 'not-counted' : 'counted'), [setValue])

  return (
    <RadioGroup
      legend={legend}
      options={[
        { value: 'counted', label: t('statistics-form.counted') },
        { value: 'not-counted', label: t('statistics-form.not-counted') },
      ]}
    />
  )
}
