import { Time } from '../../components/Time.tsx'
import { useSite } from '../../site-context.tsx'
import './invitation.css'
import type { OpenInvitation } from './open-invitation.ts'

/** Who is invited to what, and until when. */
export function Offer({ email, partner, role, expiresAt }: OpenInvitation) {
  const { t } = useSite()
  return (
    <section className="account-aside">
      <dl className="invitation-facts">
        <dt>{t('account.invitation.company')}</dt>
        <dd>{partner}</dd>
        <dt>{t('account.invitation.for')}</dt>
        <dd>{email}</dd>
        <dt>{t('account.invitation.as')}</dt>
        <dd className="invitation-role">{t(`account.invitation.role.${role}`)}</dd>
        <dt>{t('account.invitation.until')}</dt>
        <dd>
          <Time value={expiresAt} style="day" />
        </dd>
      </dl>
      <p>{t(`account.invitation.role-${role}`)}</p>
    </section>
  )
}
