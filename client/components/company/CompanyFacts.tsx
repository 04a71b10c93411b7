import type { ReactNode } from 'react'
import { useSite } from '../../site-context.tsx'
import type { CompanyProfile } from './company-props.ts'

/** Facts about a company; nothing if none are known. */
export function CompanyFacts({ company }: { company: CompanyProfile }) {
  const { locale, t } = useSite()
  const names = new Intl.ListFormat(locale, { type: 'unit' })
  const facts: [label: string, value: ReactNode][] = []
  if (company.founded !== null) facts.push([t('companies.founded'), company.founded])
  if (company.employees !== null)
    facts.push([t('companies.employees'), new Intl.NumberFormat(locale).format(company.employees)])
  if (company.brands.length > 0) facts.push([t('companies.brands'), names.format(company.brands)])
  if (company.certificates.length > 0)
    facts.push([t('companies.certificates'), names.format(company.certificates)])
  if (company.kvk) facts.push([t('companies.kvk'), company.kvk])
  if (facts.length === 0) return null
  return (
    <section aria-labelledby="company-facts">
      <h2 className="company-rail-title" id="company-facts">
        {t('companies.facts')}
      </h2>
      <dl className="company-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd suppressHydrationWarning>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
