import { useId } from 'react'
import { Icon } from '../../components/Icon.tsx'
import { useSite } from '../../site-context.tsx'
import { type DeskName, deskOf } from './desk.ts'

interface DeskBandProps {
  desk: DeskName
  title: string
  text: string
  /** Subject of the mail. */
  subject: string
  /** Label of the button that opens it. */
  label: string
}

/** Contact by mail, with a prefilled subject, or by telephone. */
export function DeskBand({ desk, title, text, subject, label }: DeskBandProps) {
  const { t } = useSite()
  const { email, mailHref, phone, phoneHref } = deskOf(desk, t)
  const id = `desk${useId()}`
  return (
    <section className="offers-desk" aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
        <p className="offers-desk-hours">
          {email} · {t('offers.hours')}
        </p>
      </div>
      <div className="offers-desk-ways">
        <a className="button" href={mailHref(subject)}>
          <Icon name="mail" />
          {label}
        </a>
        <a className="button button-quiet" href={phoneHref}>
          <Icon name="phone" />
          {t('offers.call', { phone })}
        </a>
      </div>
    </section>
  )
}
