import { useSite } from '../../site-context.tsx'
import { Icon } from '../Icon.tsx'
import type { CompanyProfile } from './company-props.ts'

/** The `rel` of a link chosen by a company: tells search engines whether it was paid for. */
export function linkRelation({ tier }: Pick<CompanyProfile, 'tier'>): string {
  return tier === 'basic' ? 'nofollow ugc noopener' : 'sponsored nofollow noopener'
}

/** Link to a company's own site. */
export function WebsiteLink({ company, quiet = false }: { company: CompanyProfile; quiet?: boolean }) {
  const { t } = useSite()
  if (!company.website) return null
  return (
    <a
      className={quiet ? 'button button-quiet' : 'button'}
      href={company.website}
      rel={linkRelation(company)}
    >
      {t('companies.website')}
      <Icon name="external-link" />
    </a>
  )
}
