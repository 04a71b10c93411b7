import '../../components/fact-list.css'
import { confirmOrderWithPasswordForm } from '../../account/forms/activate.ts'
import { AccountDoor } from '../../components/account/AccountDoor.tsx'
import { isBrokenLink } from '../../components/account/broken-link.ts'
import { ChoosePassword, useChosenPassword } from '../../components/account/ChoosePassword.tsx'
import { Result } from '../../components/account/Result.tsx'
import { formatDate } from '../../components/dates.ts'
import { Icon } from '../../components/Icon.tsx'
import { formatMoney } from '../../components/money.ts'
import { SiteForm } from '../../forms/SiteForm.tsx'
import { useSiteForm } from '../../forms/use-site-form.ts'
import { useSite } from '../../site-context.tsx'
import { confirmOrderForm } from '../../subscriptions/confirm-form.ts'

/** What the page shows. */
export type ConfirmSubscriptionProps =
  /** An order that waits for its mailbox. */
  | { view: 'request'; product: string; trialDays: number; needsPassword: boolean }
  /** The link was used, or opens nothing. */
  | { view: 'used' }
  | { view: 'broken' }
  /** What was ordered. Instants are in ISO 8601. */
  | {
      view: 'ordered'
      number: number
      product: string
      startsAt: string
      /** Whether that is still to come. */
      isUpcoming: boolean
      /** On the last free day; null without a trial. */
      trialUntil: string | null
      price: { amount: number; currency: string; interval: 'month' | 'quarter' | 'year' } | null
      payment: 'invoice' | 'incasso' | 'online' | null
      ibanMasked: string | null
    }

type View<Name> = Extract<ConfirmSubscriptionProps, { view: Name }>

/** Confirming an order of a subscription by the link of a mail, and what came of an order. */
export function ConfirmSubscriptionPage(props: ConfirmSubscriptionProps) {
  if (props.view === 'ordered') return <Ordered {...props} />
  if (props.view === 'request')
    return props.needsPassword ? <RequestOfStranger {...props} /> : <RequestOfReader {...props} />
  return <Ended view={props.view} />
}

function RequestOfReader(request: View<'request'>) {
  const { t } = useSite()
  const confirm = useSiteForm(confirmOrderForm)
  if (isBrokenLink(confirm.answer)) return <Ended view="broken" />
  return (
    <AccountDoor title={t('subscribe.confirm.title')} intro={introOf(request, t)}>
      <SiteForm of={confirm} submit={t('subscribe.confirm.submit')}>
        {null}
      </SiteForm>
    </AccountDoor>
  )
}

function RequestOfStranger(request: View<'request'>) {
  const { t } = useSite()
  const confirm = useChosenPassword(confirmOrderWithPasswordForm)
  if (isBrokenLink(confirm.answer)) return <Ended view="broken" />
  return (
    <AccountDoor
      title={t('subscribe.confirm.title')}
      intro={`${introOf(request, t)} ${t('subscribe.confirm.password')}`}
    >
      <ChoosePassword of={confirm} submit={t('subscribe.confirm.submit')} />
    </AccountDoor>
  )
}

function introOf({ product, trialDays }: View<'request'>, t: ReturnType<typeof useSite>['t']): string {
  return trialDays > 0
    ? t('subscribe.confirm.intro-trial', { product, days: trialDays })
    : t('subscribe.confirm.intro', { product })
}

function Ended({ view }: { view: 'used' | 'broken' }) {
  const { t, href } = useSite()
  return (
    <Result
      title={t(`subscribe.${view}.title`)}
      text={t(`subscribe.${view}.text`)}
      icon={<Icon name={view === 'used' ? 'circle-check' : 'alert-triangle'} />}
    >
      <a className="button" href={href(view === 'used' ? 'inschrijvingen' : 'abonnementen')}>
        {t(`subscribe.${view}.next`)}
      </a>
    </Result>
  )
}

function Ordered(ordered: View<'ordered'>) {
  const { number, product, startsAt, isUpcoming, trialUntil, price, payment, ibanMasked } = ordered
  const { t, locale, href } = useSite()
  const money = price && formatMoney(locale, price.amount, price.currency)
  const facts = [
    [t('subscribe.ordered.subscription'), t('subscribe.ordered.numbered', { product, number })],
    [t('subscribe.ordered.starts-on'), formatDate(locale, startsAt, 'day')],
    [t('subscribe.ordered.trial'), trialUntil && formatDate(locale, trialUntil, 'day')],
    [
      t('subscribe.ordered.price'),
      price &&
        t('subscribe.ordered.price-text', {
          amount: money ?? '',
          interval: t(`cards.price.${price.interval}`),
        }),
    ],
    [
      t('subscribe.ordered.payment'),
      payment && [t(`subscribe.ordered.payments.${payment}`), ibanMasked].filter(Boolean).join(', '),
    ],
    [
      t('subscribe.ordered.end'),
      t(`subscribe.ordered.ends.${price?.interval === 'month' ? 'month' : 'longer'}`),
    ],
    [t('subscribe.ordered.withdraw'), t('subscribe.ordered.withdraw-text')],
  ]
  return (
    <AccountDoor
      title={t('subscribe.ordered.title')}
      intro={
        isUpcoming
          ? t('subscribe.ordered.intro-later', { day: formatDate(locale, startsAt, 'day') })
          : t('subscribe.ordered.intro')
      }
    >
      <dl className="fact-list">
        {facts.flatMap(([label, text]) =>
          text ? (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ) : (
            []
          ),
        )}
      </dl>
      <div className="account-ways">
        {!isUpcoming && (
          <a className="button" href={href('home')}>
            {t('subscribe.ordered.read')}
          </a>
        )}
        <a className="button button-quiet" href={href('inschrijvingen')}>
          {t('subscribe.ordered.manage')}
        </a>
      </div>
    </AccountDoor>
  )
}
