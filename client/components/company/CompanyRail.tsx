import type { ReactNode } from 'react'
import { useSite } from '../../site-context.tsx'
import { AddressList } from '../AddressList.tsx'
import { ContactList, ContactWays } from '../ContactList.tsx'
import { CompanyFacts } from './CompanyFacts.tsx'
import type { CompanyProfile } from './company-props.ts'
import { linkRelation } from './WebsiteLink.tsx'

/** A company's facts, contacts and addresses. */
export function CompanyRail({ company, children }: { company: CompanyProfile; children?: ReactNode }) {
  const { t } = useSite()
  const { addresses, contacts, email, name, phone, socials } = company
  return (
    <div className="company-rail">
      <CompanyFacts company={company} />
      {(contacts.length > 0 || email || phone) && (
        <section aria-labelledby="company-contacts">
          <h2 className="company-rail-title" id="company-contacts">
            {t('companies.contacts')}
          </h2>
          <ContactWays phone={phone} email={email} />
          {contacts.length > 0 && <ContactList contacts={contacts} />}
        </section>
      )}
      {addresses.length > 0 && (
        <section aria-labelledby="company-addresses">
          <h2 className="company-rail-title" id="company-addresses">
            {t.count('companies.addresses', addresses.length)}
          </h2>
          <AddressList places={addresses} />
        </section>
      )}
      {socials.length > 0 && (
        <section aria-labelledby="company-socials">
          <h2 className="company-rail-title" id="company-socials">
            {t('companies.socials', { name })}
          </h2>
          <ul className="company-links">
            {socials.map((social) => (
              <li key={social.url}>
                <a className="contact-way" href={social.url} rel={linkRelation(company)}>
                  {social.label}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {children}
    </div>
  )
}
