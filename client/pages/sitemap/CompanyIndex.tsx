import { PartHeading } from '../../components/PartHeading.tsx'
import { companyPath } from '../../components/partner-path.ts'
import { useSite } from '../../site-context.tsx'
import type { SitemapProps } from './sitemap-props.ts'

/** Suppliers by name, with their city. */
export function CompanyIndex({ companies }: { companies: SitemapProps['companies'] }) {
  const { t, locale } = useSite()
  return (
    <section className="part" aria-labelledby="overview-companies">
      <PartHeading id="overview-companies" title={t('overview.companies')} />
      <ul className="overview-index">
        {companies.map((company) => (
          <li key={company.link}>
            <a
              href={companyPath(company, 'supplier')}
              hrefLang={company.locale === locale ? undefined : company.locale}
            >
              <span>{company.name}</span>
              {company.city && <span className="overview-count">{company.city}</span>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
