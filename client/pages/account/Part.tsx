import type { ReactNode } from 'react'
import { PartHeading } from '../../components/PartHeading.tsx'
import { useSite } from '../../site-context.tsx'

/** Names of the parts, in order; also the anchors of the menu. */
export const partNames = [
  'profile',
  'email',
  'password',
  'preferences',
  'companies',
  'follows',
  'newsletters',
  'alerts',
  'push',
  'applications',
  'saved',
  'notices',
  'cv',
  'sessions',
  'data',
  'delete',
] as const

export type PartName = (typeof partNames)[number]

interface PartProps {
  name: PartName
  note?: string
  children: ReactNode
}

/** A part of the account. */
export function Part({ name, note, children }: PartProps) {
  const { t } = useSite()
  return (
    <section className="my-part" aria-labelledby={name}>
      <PartHeading id={name} title={t(`my-account.${name}.title`)} note={note} />
      {children}
    </section>
  )
}

/** Says that a part could not be loaded; the others are shown. */
export function PartAway() {
  const { t } = useSite()
  return <p className="my-away">{t('my-account.away')}</p>
}
