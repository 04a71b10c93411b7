import '../../components/disclosure.css'
import { formatMoney } from '../../components/money.ts'
import type { ManagedSubscription } from '../../content/managed-subscription.ts'
import { useSite } from '../../site-context.tsx'
import { ActButton } from './ActButton.tsx'
import { formatDay } from './format-day.ts'

/** Cancelling and withdrawing, each in two presses: the first says what it comes to. */
export function Leaving({ subscription }: { subscription: ManagedSubscription }) {
  const { t, locale } = useSite()
  const { cancellation, mayWithdraw } = subscription
  if (!cancellation && !mayWithdraw) return null
  return (
    <section className="account-part">
      {cancellation && (
        <details className="disclosure">
          <summary>{t('own-subscription.cancel.title')}</summary>
          <p suppressHydrationWarning>
            {t('own-subscription.cancel.text', { day: formatDay(locale, cancellation.closesOn) })}{' '}
            {cancellation.backCents > 0 &&
              t('own-subscription.cancel.back', {
                amount: formatMoney(locale, cancellation.backCents / 100),
              })}
          </p>
          <ActButton act="cancel" done={t('subscription-form.done-cancelled')}>
            {t('own-subscription.cancel.sure')}
          </ActButton>
        </details>
      )}
      {mayWithdraw && (
        <details className="disclosure">
          <summary>{t('own-subscription.withdraw.title')}</summary>
          <p>{t('own-subscription.withdraw.text')}</p>
          <ActButton act="withdraw">{t('own-subscription.withdraw.sure')}</ActButton>
        </details>
      )}
    </section>
  )
}
