import { Aside } from '../../components/account/Aside.tsx'
import { formatMoney } from '../../components/money.ts'
import { Time } from '../../components/Time.tsx'
import type { ManagedSubscription } from '../../content/managed-subscription.ts'
import { useSite } from '../../site-context.tsx'
import './invoices.css'

interface SubscriptionInvoicesProps {
  subscription: ManagedSubscription
  /** Of the link; null for who is signed in. */
  code: string | null
}

/** The invoices and credit notes of a subscription, with their PDFs. */
export function SubscriptionInvoices({ subscription, code }: SubscriptionInvoicesProps) {
  const { t, locale, href } = useSite()
  const { invoices, number: subscriptionNumber } = subscription
  const query = code === null ? '' : `?${new URLSearchParams({ code })}`
  return (
    <Aside
      title={t('own-subscription.invoices')}
      text={invoices.length === 0 ? t('own-subscription.no-invoices') : ''}
    >
      {invoices.length > 0 && (
        <ul className="subscription-invoices">
          {invoices.map(({ number, at, totalCents, state, payCode }) => (
            <li key={number}>
              <a
                className="account-link"
                href={`/api/subscriptions/${subscriptionNumber}/invoices/${number}${query}`}
                download
              >
                {number} ({t('own-subscription.download')})
              </a>
              <span suppressHydrationWarning>
                <Time value={at} style="day" />, {formatMoney(locale, totalCents / 100)},{' '}
                {t(`own-subscription.invoice-states.${state}`)}
              </span>
              {payCode && (
                <a className="button" href={href('betaling', {}, { code: payCode })}>
                  {t('own-subscription.pay-now')}
                  <span className="visually-hidden"> {number}</span>
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
    </Aside>
  )
}
