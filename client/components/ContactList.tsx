import type { Contact } from '../content/contact.ts'
import './contact-list.css'
import { Icon } from './Icon.tsx'
import { phoneHref } from './phone-href.ts'
import { ResponsivePicture } from './ResponsivePicture.tsx'

/** Contact people. */
export function ContactList({ contacts }: { contacts: Contact[] }) {
  return (
    <ul className="contact-list">
      {contacts.map((contact) => (
        <li className="contact-person" key={`${contact.name} ${contact.email ?? contact.phone ?? ''}`}>
          {contact.photo && <ResponsivePicture picture={contact.photo} place="thumb" decorative />}
          <div>
            <p className="contact-name">{contact.name}</p>
            {contact.role && <p className="contact-role">{contact.role}</p>}
            <ContactWays phone={contact.phone} email={contact.email} />
          </div>
        </li>
      ))}
    </ul>
  )
}

/** A telephone number and a mail address, as links. */
export function ContactWays({ phone, email }: Pick<Contact, 'phone' | 'email'>) {
  return (
    <>
      {phone && (
        <a className="contact-way no-break" href={phoneHref(phone)}>
          <Icon name="phone" />
          {phone}
        </a>
      )}
      {email && (
        <a className="contact-way" href={`mailto:${email}`}>
          <Icon name="mail" />
          <span className="contact-address">{email}</span>
        </a>
      )}
    </>
  )
}
