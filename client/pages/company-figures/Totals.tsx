import { PartHeading } from '../../components/PartHeading.tsx'
import type { CompanyFigures, ReadCounts } from '../../content/company-figures.ts'
import { useSite } from '../../site-context.tsx'
import { changeWords } from './figure-words.ts'

/** In the order in which readers come to do something. */
const names = [
  'impressions',
  'views',
  'readers',
  'clicks',
  'leads',
  'applications',
] as const satisfies (keyof ReadCounts)[]

/** What was counted in the period, each next to the period before. */
export function Totals({ figures: { totals, before, period } }: { figures: CompanyFigures }) {
  const { t } = useSite()
  return (
    <section aria-labelledby="totals">
      <PartHeading id="totals" title={t('company-figures.totals')} note={t('company-figures.totals-note')} />
      <dl className="figures-totals">
        {names.map((name) => (
          <div key={name}>
            <dt>{t(`company-figures.counts.${name}`)}</dt>
            <Total now={totals[name]} before={before[name]} isWholeMonths={period.isWholeMonths} />
          </div>
        ))}
      </dl>
    </section>
  )
}

function Total({
  now,
  before,
  isWholeMonths,
}: {
  now: number | null
  before: number | null
  isWholeMonths: boolean
}) {
  const { t, locale } = useSite()
  if (now === null)
    return (
      <dd className="company-figures-untold">
        {t(isWholeMonths ? 'company-figures.few' : 'company-figures.only-months')}
      </dd>
    )
  return (
    <>
      <dd suppressHydrationWarning>{new Intl.NumberFormat(locale).format(now)}</dd>
      {before !== null && <Change now={now} before={before} />}
    </>
  )
}

function Change({ now, before }: { now: number; before: number }) {
  const { t, locale } = useSite()
  const change = changeWords(locale, now, before)
  if (now === 0 && before === 0) return null
  return (
    <dd className="company-figures-change" suppressHydrationWarning>
      {before === 0 && t('company-figures.none-before')}
      {before > 0 && now === before && t('company-figures.no-change')}
      {change &&
        t('company-figures.change', { change, before: new Intl.NumberFormat(locale).format(before) })}
    </dd>
  )
}
