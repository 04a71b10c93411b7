import { AccountDoor } from '../../components/account/AccountDoor.tsx'
import { Result } from '../../components/account/Result.tsx'
import { Icon } from '../../components/Icon.tsx'
import type { ManagedSubscription, OfferedSeat } from '../../content/managed-subscription.ts'
import { useSite } from '../../site-context.tsx'
import { CancelPart } from './CancelPart.tsx'
import { Leaving } from './Leaving.tsx'
import { DeliveryForm, PauseForm } from './ManagingForms.tsx'
import { PaymentForm } from './PaymentForm.tsx'
import { SeatOffer } from './SeatOffer.tsx'
import { Seats } from './Seats.tsx'
import { SubscriptionFacts } from './SubscriptionFacts.tsx'
import { SubscriptionInvoices } from './SubscriptionInvoices.tsx'
import { WithdrawalPart } from './WithdrawalPart.tsx'

/** Who looks at a seat, and how they go on. */
export type SeatViewer =
  | { is: 'invited' }
  | { is: 'known' | 'new'; path: string }
  | { is: 'other'; email: string }

/** Props of the pages on which subscriptions are managed and left: all of them are one module, so that readers of articles load one name less for each. */
export type ManagingProps =
  /** `code` is that of the link; null for who is signed in. */
  | { kind: 'managed'; subscription: ManagedSubscription; code: string | null }
  | { kind: 'seat'; seat: Omit<OfferedSeat, 'hasAccount'>; viewer: SeatViewer }
  | { kind: 'broken' }
  | { kind: 'cancel' }
  | { kind: 'withdraw' }
  | { kind: 'none' }

/** A subscription for whoever manages it, a seat of one for its guest, or the forms for leaving one. */
export function ManagingPage(props: ManagingProps) {
  switch (props.kind) {
    case 'managed':
      return <Managed {...props} />
    case 'seat':
      return <SeatOffer {...props} />
    case 'cancel':
      return <CancelPart />
    case 'withdraw':
      return <WithdrawalPart />
    case 'broken':
      return <Broken />
    case 'none':
      return <WithoutLink />
  }
}

function Managed({ subscription, code }: { subscription: ManagedSubscription; code: string | null }) {
  const { t } = useSite()
  const { product, delivery, pauseDays, payment, payable, state, seats } = subscription
  const isOver = state === 'ended'
  return (
    <AccountDoor
      title={product?.name ?? t('own-subscription.gone')}
      intro={t('own-subscription.intro')}
      beside={<SubscriptionInvoices subscription={subscription} code={code} />}
    >
      <SubscriptionFacts subscription={subscription} />
      {seats.forOthers > 0 && !isOver && <Seats seats={seats} />}
      {delivery && !isOver && <DeliveryForm delivery={delivery} />}
      {pauseDays > 0 && <PauseForm subscription={subscription} />}
      {payable && <PaymentForm payment={payment} payable={payable} />}
      <Leaving subscription={subscription} />
    </AccountDoor>
  )
}

function Broken() {
  const { t, href } = useSite()
  return (
    <Result
      title={t('own-subscription.broken.title')}
      text={t('own-subscription.broken.text')}
      hint={t('own-subscription.broken.hint')}
      icon={<Icon name="alert-triangle" />}
    >
      <a className="button" href={href('abonnement-opzeggen')}>
        {t('own-subscription.broken.link')}
      </a>
    </Result>
  )
}

function WithoutLink() {
  const { t, href } = useSite()
  return (
    <Result
      title={t('own-subscription.none.title')}
      text={t('own-subscription.none.text')}
      icon={<Icon name="alert-triangle" />}
    >
      <a className="button" href={`${href('inschrijvingen')}#subscriptions`}>
        {t('own-subscription.none.sign-in')}
      </a>
      <a className="button button-quiet" href={href('abonnement-opzeggen')}>
        {t('own-subscription.broken.link')}
      </a>
    </Result>
  )
}
