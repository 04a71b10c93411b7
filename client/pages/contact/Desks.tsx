import { useId } from 'react'
import { Icon } from '../../components/Icon.tsx'
import { PartHeading } from '../../components/PartHeading.tsx'
import type { Card } from '../../content/block.ts'
import { useSite } from '../../site-context.tsx'

/** Departments to contact, each with its subjects. */
export function Desks({ title, cards }: { title: string | null; cards: Card[] }) {
  const { t } = useSite()
  const id = `desks${useId()}`
  return (
    <section aria-labelledby={id}>
      <PartHeading id={id} title={title ?? t('service.contact.reach')} />
      <ul className="contact-desk-list">
        {cards.map((card) => (
          <li className="contact-desk" key={card.title}>
            <h3>{card.title}</h3>
            {card.text && <p>{card.text}</p>}
            {card.href && <WayIn href={card.href} title={card.title} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Shows a telephone number or an address itself, because that is what people look for and copy. */
function WayIn({ href, title }: { href: string; title: string }) {
  const { t } = useSite()
  if (isForm(href))
    return (
      <a className="contact-desk-way" href={href}>
        <Icon name="arrow-right" />
        {t('service.contact.to-form')}
        <span className="visually-hidden">: {title}</span>
      </a>
    )
  const isPhone = href.startsWith('tel:')
  const isMail = href.startsWith('mailto:')
  return (
    <a className={isPhone ? 'contact-desk-way no-break' : 'contact-desk-way'} href={href}>
      <Icon name={isPhone ? 'phone' : isMail ? 'mail' : 'arrow-right'} />
      {isPhone ? phoneNumber(href) : isMail ? mailAddress(href) : title}
    </a>
  )
}

/** Whether it leads to the form of this page, which then has the department. */
function isForm(href: string): boolean {
  return new URL(href, 'https://site.example').searchParams.has('afdeling')
}

function mailAddress(href: string): string {
  return href.replace(/^mailto:|\?.*$/g, '')
}

/** A Dutch number in national notation: `tel:+31850000100` is 085-0000 100; foreign numbers stay complete. */
function phoneNumber(href: string): string {
  const digits = href.replace(/^tel:/, '').replace(/[^\d+]/g, '')
  return digits.replace(/^\+31(\d{2})(\d{4})(\d{3})$/, '0$1-$2 $3')
}
