import { useId } from 'react'
import { Icon } from '../../components/Icon.tsx'
import { PartHeading } from '../../components/PartHeading.tsx'
import type { Card } from '../../content/block.ts'
import { useSite } from '../../site-context.tsx'

/** Those whom one can write to or call, each with what to come for. */
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

/** The address itself is what people look for, and copy. */
function WayIn({ href, title }: { href: string; title: string }) {
  const isPhone = href.startsWith('tel:')
  const isMail = href.startsWith('mailto:')
  return (
    <a className="contact-desk-way" href={href}>
      <Icon name={isPhone ? 'phone' : isMail ? 'mail' : 'arrow-right'} />
      {isPhone ? phoneNumber(href) : isMail ? mailAddress(href) : title}
    </a>
  )
}

function mailAddress(href: string): string {
  return href.replace(/^mailto:|\?.*$/g, '')
}

/** A Dutch number as it is written here, kept on one line: `tel:+31850000100` is 085 0000 100; numbers of other countries stay whole. */
function phoneNumber(href: string): string {
  const digits = href.replace(/^tel:/, '').replace(/[^\d+]/g, '')
  return digits.replace(/^\+31(\d{2})(\d{4})(\d{3})$/, '0$1\u00a0$2\u00a0$3')
}
