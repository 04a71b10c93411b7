import { useId } from 'react'
import type { CategoryReference } from '../../content/category.ts'
import type { PartnerCard } from '../../content/partner-card.ts'
import { useSite } from '../../site-context.tsx'
import { CompanyCard } from '../CompanyCard.tsx'
import { EmptyState } from '../EmptyState.tsx'
import { type CompanySide, companyPath } from '../partner-path.ts'
import './directory.css'
import { byCategory, byInitial } from './directory-groups.ts'

interface DirectoryProps {
  companies: PartnerCard[]
  /** Which of their profiles to link to. */
  side: CompanySide
  /** Categories in display order. */
  groups: CategoryReference[]
}

/** All companies with a role: by category with what they do, and by name for readers who know the name. */
export function Directory({ companies, side, groups }: DirectoryProps) {
  const { t, href } = useSite()
  const id = useId()
  const sorted = byCategory(companies, groups)
  if (companies.length === 0)
    return (
      <EmptyState title={t('cards.company.empty-title')} text={t('cards.company.empty-text')}>
        <a className="button" href={href('home')}>
          {t('navigation.home')}
        </a>
      </EmptyState>
    )
  return (
    <div className="directory">
      {sorted.length > 1 && (
        <nav aria-label={t('cards.company.categories')}>
          <ul className="tags">
            {sorted.map((group) => (
              <li key={group.slug}>
                <a className="tag" href={`#category-${group.slug}`}>
                  {group.name ?? t('cards.company.others')}
                  <span className="tag-count" aria-hidden="true">
                    {group.companies.length}
                  </span>
                  <span className="visually-hidden">
                    , {t.count('cards.company.count', group.companies.length)}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {sorted.map((group) => (
        <section
          className="directory-group"
          key={group.slug}
          id={`category-${group.slug}`}
          aria-labelledby={`${id}-${group.slug}`}
        >
          <h3 className="directory-name" id={`${id}-${group.slug}`}>
            {group.name ?? t('cards.company.others')}
          </h3>
          <div className="company-cards">
            {group.companies.map((company) => (
              <CompanyCard key={company.link} company={company} side={side} level={4} />
            ))}
          </div>
        </section>
      ))}
      <NameIndex companies={companies} side={side} />
    </div>
  )
}

/** Every name once, grouped by first letter. */
function NameIndex({ companies, side }: Pick<DirectoryProps, 'companies' | 'side'>) {
  const { locale, t } = useSite()
  const id = useId()
  return (
    <section className="directory-index" aria-labelledby={id}>
      <h3 className="directory-name" id={id}>
        {t('cards.company.a-z')}
      </h3>
      <ul className="directory-letters">
        {byInitial(companies, locale).map(([letter, named]) => (
          <li key={letter}>
            <span className="directory-letter" aria-hidden="true">
              {letter}
            </span>
            <ul className="directory-names">
              {named.map((company) => (
                <li key={company.link}>
                  <a
                    className="directory-link"
                    href={companyPath(company, side)}
                    hrefLang={company.locale === locale ? undefined : company.locale}
                  >
                    {company.name}
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}
