import { AccountDoor } from '../../components/account/AccountDoor.tsx'
import { Result } from '../../components/account/Result.tsx'
import { Icon } from '../../components/Icon.tsx'
import type { OfferedSeat } from '../../content/managed-subscription.ts'
import { SiteForm } from '../../forms/SiteForm.tsx'
import { useSiteForm } from '../../forms/use-site-form.ts'
import { SignOutForm } from '../../layouts/SignOutForm.tsx'
import { useSite } from '../../site-context.tsx'
import { acceptSeatForm } from '../../subscriptions/managing-forms.ts'
import type { SeatViewer } from './ManagingPage.tsx'

interface SeatOfferProps {
  seat: Omit<OfferedSeat, 'hasAccount'>
  viewer: SeatViewer
}

/** A seat of somebody's subscription, for whom it is meant. */
export function SeatOffer({ seat, viewer }: SeatOfferProps) {
  const { t, href } = useSite()
  if (seat.state === 'gone')
    return (
      <Result
        title={t('own-subscription.seat.gone')}
        text={t('own-subscription.seat.gone-text')}
        icon={<Icon name="alert-triangle" />}
      >
        <a className="button button-quiet" href={href('abonnementen')}>
          {t('navigation.subscriptions')}
        </a>
      </Result>
    )
  if (seat.state === 'accepted')
    return (
      <Result
        title={t('own-subscription.seat.accepted')}
        text={t('own-subscription.seat.accepted-text')}
        icon={<Icon name="circle-check" />}
      >
        <a className="button" href={href('home')}>
          {t('own-subscription.seat.read')}
        </a>
      </Result>
    )
  const { email, product } = seat
  return (
    <AccountDoor
      title={t('own-subscription.seat.title', { product })}
      intro={t('own-subscription.seat.text', { email })}
    >
      <Way viewer={viewer} email={email} />
    </AccountDoor>
  )
}

function Way({ viewer, email }: { viewer: SeatViewer; email: string }) {
  const { t } = useSite()
  switch (viewer.is) {
    case 'invited':
      return <Accept />
    case 'other':
      return (
        <>
          <p className="account-note">{t('own-subscription.seat.other', { own: viewer.email, email })}</p>
          <SignOutForm buttonClass="button" />
        </>
      )
    case 'known':
    case 'new':
      return (
        <div>
          <a className="button" href={viewer.path}>
            {t(viewer.is === 'known' ? 'own-subscription.seat.sign-in' : 'own-subscription.seat.register')}
          </a>
        </div>
      )
  }
}

function Accept() {
  const { t } = useSite()
  return (
    <SiteForm of={useSiteForm(acceptSeatForm)} submit={t('own-subscription.seat.accept')}>
      {null}
    </SiteForm>
  )
}
