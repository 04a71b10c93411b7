import { PressNotice } from '../../components/account/PressForm.tsx'
import { Fact } from '../../components/Fact.tsx'
import { formatMoney } from '../../components/money.ts'
import { Time } from '../../components/Time.tsx'
import type { ManagedSubscription } from '../../content/managed-subscription.ts'
import { useSite } from '../../site-context.tsx'
import { subscriptionActForm, takeSeatForm } from '../../subscriptions/managing-forms.ts'
import { ActButton } from './ActButton.tsx'
import { formatDay } from './format-day.ts'

/** What somebody has: state, price, dates and payment, and what can be undone. */
export function SubscriptionFacts({ subscription }: { subscription: ManagedSubscription }) {
  const { t, locale, href } = useSite()
  const { number, state, priceCents, interval, payment, ibanMasked, lapsesOn } = subscription
  const { startsOn, paidUntil, nextInvoiceOn, today } = subscription
  return (
    <section className="account-part">
      <PressNotice of={[subscriptionActForm.name, takeSeatForm.name]} />
      {lapsesOn && (
        <p className="account-note" role="status">
          {t('own-subscription.lapses', { day: formatDay(locale, lapsesOn) })}
        </p>
      )}
      <dl className="fact-list">
        <Fact label={t('own-subscription.state')}>
          <StateText subscription={subscription} />
        </Fact>
        <Fact label={t('own-subscription.number')}>{number}</Fact>
        {priceCents !== null && (
          <Fact label={t('own-subscription.price')}>
            {formatMoney(locale, priceCents / 100)} {interval && t(`own-subscription.interval.${interval}`)}
          </Fact>
        )}
        <Fact label={t('own-subscription.since')}>
          <Time value={startsOn} style="day" />
        </Fact>
        {paidUntil && state !== 'new' && state !== 'ended' && (
          <Fact label={t(startsOn > today ? 'own-subscription.first-until' : 'own-subscription.paid-until')}>
            <Time value={paidUntil} style="day" />
          </Fact>
        )}
        {nextInvoiceOn && (
          <Fact label={t('own-subscription.next')}>
            <Time value={nextInvoiceOn} style="day" />
          </Fact>
        )}
        {payment && (
          <Fact label={t('own-subscription.payment')}>
            {t(`own-subscription.payments.${payment}`)}
            {payment === 'incasso' && ibanMasked && ` (${ibanMasked.replaceAll('*', '•')})`}
          </Fact>
        )}
      </dl>
      {state === 'cancelled' && <ActButton act="keep">{t('own-subscription.keep')}</ActButton>}
      {state === 'ended' && (
        <p>
          <a className="button" href={href('abonnementen')}>
            {t('own-subscription.subscribe-again')}
          </a>
        </p>
      )}
      {state === 'paused' && <ActButton act="resume">{t('own-subscription.resume')}</ActButton>}
    </section>
  )
}

function StateText({ subscription }: { subscription: ManagedSubscription }) {
  const { t, locale } = useSite()
  const { state, trialUntil, closesOn, resumesOn, startsOn, today, endReason } = subscription
  const day = (value: string | null) => ({ day: value ? formatDay(locale, value) : '' })
  if (state === 'active' && startsOn > today) return t('own-subscription.states.upcoming', day(startsOn))
  if (state === 'active' && trialUntil) return t('own-subscription.states.trial', day(trialUntil))
  if (state === 'cancelled') return t('own-subscription.states.cancelled', day(closesOn))
  if (state === 'paused') return t('own-subscription.states.paused', day(resumesOn))
  if (state === 'ended' && endReason) return t(`own-subscription.ended-by.${endReason}`)
  return t(`own-subscription.states.${state}`)
}
