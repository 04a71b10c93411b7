import './company-names.css'
import type { PartnerReference } from '../content/partner-card.ts'
import { useSite } from '../site-context.tsx'
import { partnerPath } from './partner-path.ts'

interface CompanyNamesProps {
  /** Id of the heading; unique within the page. */
  id: string
  title: string
  partners: PartnerReference[]
  listClass?: string
}

/** The companies that a document names, as links to their profiles; nothing if there are none. */
export function CompanyNames({ id, title, partners, listClass = 'company-names' }: CompanyNamesProps) {
  const { href } = useSite()
  if (partners.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 className="part-label" id={id}>
        {title}
      </h2>
      <ul className={listClass}>
        {partners.map((partner) => (
          <li key={partner.link}>
            <a href={partnerPath(partner, href)}>{partner.name}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
