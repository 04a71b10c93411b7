import { useAccount } from '../../account/use-account.ts'
import type { CompanyProfile } from '../../components/company/company-props.ts'
import { useSite } from '../../site-context.tsx'

/** The way to manage a profile: for its owner, for a colleague, and for a company whose profile we have made. */
export function CompanyClaim({ company }: { company: Pick<CompanyProfile, 'isClaimed' | 'link' | 'name'> }) {
  const { t, href, user } = useSite()
  const { isSignedIn } = useAccount()
  const { isClaimed, link, name } = company
  const claim = href('account-bedrijf-overnemen', {}, { bedrijf: link })
  if (user?.partner?.link === link)
    return (
      <section className="company-claim no-print" aria-labelledby="company-claim">
        <h2 className="company-rail-title" id="company-claim">
          {t('companies.own')}
        </h2>
        <a className="contact-way" href={href('account-bedrijf')}>
          {t('companies.edit')}
        </a>
      </section>
    )
  return (
    <section className="company-claim no-print" aria-labelledby="company-claim">
      <h2 className="company-rail-title" id="company-claim">
        {t(isClaimed ? 'companies.claimed' : 'companies.not-claimed', { name })}
      </h2>
      <p>{t(isClaimed ? 'companies.claimed-text' : 'companies.not-claimed-text')}</p>
      <a
        className="contact-way"
        href={isSignedIn ? claim : href('inloggen', {}, { naar: claim })}
        rel="nofollow"
      >
        {t(isClaimed ? 'companies.ask-access' : 'companies.claim')}
      </a>
    </section>
  )
}
