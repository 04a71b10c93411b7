import type { PartnerCard } from '../content/partner-card.ts'
import { useSite } from '../site-context.tsx'
import { CompanyLogo } from './CompanyLogo.tsx'
import './company-card.css'
import { type CompanySide, companyPath } from './partner-path.ts'

interface CompanyCardProps {
  company: PartnerCard
  /** Which of its profiles to link to. */
  side: CompanySide
  /** Heading level of its name. */
  level?: 3 | 4
}

/** A company in a list: its name is the link, and the whole card is clickable. */
export function CompanyCard({ company, side, level = 3 }: CompanyCardProps) {
  const { locale, t } = useSite()
  const Name = level === 3 ? 'h3' : 'h4'
  const isForeign = company.locale !== locale
  return (
    <article
      className="company-card"
      lang={isForeign ? company.locale : undefined}
      data-listed={`partner/${company.link}`}
    >
      <CompanyLogo logo={company.logo} name={company.name} />
      <div>
        <Name className="company-card-name">
          <a href={companyPath(company, side)} hrefLang={isForeign ? company.locale : undefined}>
            {company.name}
          </a>
        </Name>
        <p className="company-card-facts">
          {company.city && <span>{company.city}</span>}
          {company.tier !== 'basic' && (
            <span className="partner-label" lang={isForeign ? locale : undefined}>
              {t('cards.company.partner')}
            </span>
          )}
        </p>
        {company.intro && <p className="company-card-intro">{company.intro}</p>}
      </div>
    </article>
  )
}
