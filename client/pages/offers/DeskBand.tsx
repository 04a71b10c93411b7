import { useId } from 'react'
import { Icon } from '../../components/Icon.tsx'
import { useSite } from '../../site-context.tsx'
import { type DeskName, deskOf } from './desk.ts'

interface DeskBandProps {
  desk: DeskName
  title: string
  text: string
  /** Of the button, which leads to the contact form for this desk. */
  label: string
}

/** Contact in writing or by telephone. */
export function DeskBand({ desk, title, text, label }: DeskBandProps) {
  const { t, href } = useSite()
  const { email, phone, phoneHref } = deskOf(desk, t)
  const id = `desk${useId()}`
  return (
    <section className="offers-desk" aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
        <p className="offers-desk-hours">
          <a href={`mailto:${email}`}>{email}</a> · {t('offers.hours')}
        </p>
      </div>
      <div className="offers-desk-ways">
        <a className="button" href={href('contact', {}, { afdeling: desk })}>
          <Icon name="mail" />
          {label}
        </a>
        <a className="button button-quiet no-break" href={phoneHref}>
          <Icon name="phone" />
          {t('offers.call', { phone })}
        </a>
      </div>
    </section>
  )
}
