import { CompanyLogo } from '../../components/CompanyLogo.tsx'
import { PartHeading } from '../../components/PartHeading.tsx'
import { companyPath } from '../../components/partner-path.ts'
import type { PartnerCard } from '../../content/partner-card.ts'
import { sitePages } from '../../content/site-pages.ts'
import { useSite } from '../../site-context.tsx'

/** A company that pays for a place on the front page. */
export type PartnerPlace = Pick<PartnerCard, 'link' | 'name' | 'roles' | 'locale' | 'logo'>

/** The companies that pay for a place, labelled as such. */
export function PartnerStrip({ partners }: { partners: PartnerPlace[] }) {
  const { t, href, locale } = useSite()
  if (partners.length === 0) return null
  const directory = sitePages[locale].suppliers
  return (
    <section className="part" aria-labelledby="home-suppliers">
      <PartHeading
        id="home-suppliers"
        title={t('front.partners')}
        note={t('front.partners-note')}
        more={
          directory ? { href: href('slug', { slug: directory }), label: t('front.all-partners') } : undefined
        }
        small
      />
      <ul className="home-suppliers">
        {partners.map((partner) => (
          <li key={partner.link}>
            <a
              href={companyPath(partner, 'supplier')}
              hrefLang={partner.locale === locale ? undefined : partner.locale}
            >
              <CompanyLogo logo={partner.logo} name={partner.name} />
              {partner.name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
