import { AccountDoor } from '../../components/account/AccountDoor.tsx'
import { Result } from '../../components/account/Result.tsx'
import { Icon } from '../../components/Icon.tsx'
import { useSite } from '../../site-context.tsx'
import { AcceptForm } from './AcceptForm.tsx'
import { InvitedForm } from './InvitedForm.tsx'
import { Offer } from './Offer.tsx'
import type { OpenInvitation } from './open-invitation.ts'

/** Props of an invitation's page. */
export type InvitationProps =
  | { state: 'unknown' | 'expired' | 'revoked' | 'accepted' }
  /** Already accepted by the signed-in account. */
  | { state: 'joined'; partner: string; companyPath: string }
  | {
      state: 'open'
      invitation: OpenInvitation
      viewer:
        | { is: 'invited' }
        /** Signed in with another address. */
        | { is: 'other'; email: string }
        /** Signed out; `signInPath` if the address has an account. */
        | { is: 'anonymous'; signInPath: string | null }
    }

/** An invitation to manage a company's profile. */
export function InvitationPage(props: InvitationProps) {
  if (props.state === 'open') return <Open {...props} />
  if (props.state === 'joined') return <Joined {...props} />
  return <Closed {...props} />
}

function Open({ invitation, viewer }: Extract<InvitationProps, { state: 'open' }>) {
  const { t } = useSite()
  const { partner, role, email } = invitation
  return (
    <AccountDoor
      title={t('account.invitation.title', { partner })}
      intro={t('account.invitation.intro', { partner, role: t(`account.invitation.role.${role}`) })}
      beside={<Offer {...invitation} />}
    >
      {viewer.is === 'invited' && <AcceptForm />}
      {viewer.is === 'anonymous' && viewer.signInPath === null && <InvitedForm email={email} />}
      {viewer.is === 'anonymous' && viewer.signInPath !== null && (
        <div className="account-part">
          <p>{t('account.invitation.sign-in-text', { email })}</p>
          <div>
            <a className="button" href={viewer.signInPath}>
              {t('account.invitation.sign-in')}
            </a>
          </div>
        </div>
      )}
      {viewer.is === 'other' && (
        <section className="account-part">
          <h2>{t('account.invitation.other-title')}</h2>
          <p>{t('account.invitation.other-text', { email, own: viewer.email })}</p>
          <form method="post" action="/api/auth/logout">
            <button className="button" type="submit">
              {t('navigation.sign-out')}
            </button>
          </form>
        </section>
      )}
    </AccountDoor>
  )
}

function Joined({ partner, companyPath }: Extract<InvitationProps, { state: 'joined' }>) {
  const { t, href } = useSite()
  return (
    <Result
      title={t('account.invitation.done-title', { partner })}
      text={t('account.invitation.done-text')}
      icon={<Icon name="circle-check" />}
    >
      <a className="button" href={href('jobs-plaatsen')}>
        {t('navigation.post-vacancy')}
      </a>
      <a className="button button-quiet" href={companyPath}>
        {t('account.invitation.see-company')}
      </a>
    </Result>
  )
}

type ClosedState = 'unknown' | 'expired' | 'revoked' | 'accepted'

function Closed({ state }: { state: ClosedState }) {
  const { t, href } = useSite()
  return (
    <Result
      title={t(`account.invitation.${state}-title`)}
      text={t(`account.invitation.${state}-text`)}
      icon={<Icon name="alert-triangle" />}
    >
      {state === 'accepted' ? (
        <a className="button" href={href('inloggen')}>
          {t('account.sign-in.submit')}
        </a>
      ) : (
        <a className="button button-quiet" href={href('contact')}>
          {t('navigation.contact')}
        </a>
      )}
    </Result>
  )
}
