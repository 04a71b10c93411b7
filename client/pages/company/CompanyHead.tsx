import type { ReactNode } from 'react'
import { CompanyLogo } from '../../components/CompanyLogo.tsx'
import type { CompanySide } from '../../components/partner-path.ts'
import { ResponsivePicture } from '../../components/ResponsivePicture.tsx'
import { useSite } from '../../site-context.tsx'
import type { CompanyProps } from './company-props.ts'

interface CompanyHeadProps extends Pick<CompanyProps, 'company' | 'directory'> {
  side: CompanySide
  /** Actions. */
  children: ReactNode
}

/** A company's header. A paid profile is larger, and labelled as paid. */
export function CompanyHead({ company, directory, side, children }: CompanyHeadProps) {
  const { t } = useSite()
  const isPaid = company.tier !== 'basic'
  const cover = isPaid ? company.cover : null
  return (
    <header className={cover ? 'company-head company-head-cover' : 'company-head'}>
      {cover && (
        <div className="company-cover">
          <ResponsivePicture picture={cover} place="hero" first />
        </div>
      )}
      <div className="page-width company-head-row">
        <CompanyLogo logo={company.logo} name={company.name} large />
        <div className="company-head-text">
          <p className="company-label">
            {directory ? (
              <a href={directory.path}>{directory.title}</a>
            ) : (
              <span>{t(`companies.${side}`)}</span>
            )}
            {isPaid && (
              <span className="partner-label" title={t('companies.partner-note')}>
                {t('cards.company.partner')}
              </span>
            )}
          </p>
          <h1 tabIndex={-1}>{company.name}</h1>
          <p className="company-about">
            {company.city && <span>{company.city}</span>}
            {company.categories.map((category) => (
              <span key={category.slug}>{category.name}</span>
            ))}
          </p>
          {company.intro && <p className="company-lead">{company.intro}</p>}
          <div className="company-actions no-print">{children}</div>
        </div>
      </div>
    </header>
  )
}
