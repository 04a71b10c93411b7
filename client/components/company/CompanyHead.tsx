import type { ReactNode } from 'react'
import { useSite } from '../../site-context.tsx'
import { CompanyLogo } from '../CompanyLogo.tsx'
import type { CompanySide } from '../partner-path.ts'
import { ResponsivePicture } from '../ResponsivePicture.tsx'
import type { CompanyProps } from './company-props.ts'

interface CompanyHeadProps extends Pick<CompanyProps, 'company' | 'directory'> {
  side: CompanySide
  /** Of its name: lower in a preview, which has a heading of its own. */
  level?: 1 | 2
  /** Actions. */
  children: ReactNode
}

/** A company's header. A paid profile is larger, and labelled as paid. */
export function CompanyHead({ company, directory, side, level = 1, children }: CompanyHeadProps) {
  const { t } = useSite()
  const Heading = `h${level}` as const
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
          <p className="title-line company-label">
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
          <Heading tabIndex={level === 1 ? -1 : undefined}>{company.name}</Heading>
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
