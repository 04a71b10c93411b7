import { EmptyState } from '../../components/EmptyState.tsx'
import { formatMoney } from '../../components/money.ts'
import { Time } from '../../components/Time.tsx'
import { pathTo } from '../../href.ts'
import { useSite } from '../../site-context.tsx'
import type { SubscriptionEntry } from './registration-entry.ts'

/** A reader's paid subscriptions. */
export function SubscriptionList({ subscriptions }: { subscriptions: SubscriptionEntry[] }) {
  const { t, href } = useSite()
  if (subscriptions.length === 0)
    return (
      <EmptyState
        level={3}
        title={t('my-account.subscriptions.empty-title')}
        text={t('my-account.subscriptions.empty-text')}
      >
        <a className="button" href={href('abonnementen')}>
          {t('my-account.subscriptions.empty-link')}
        </a>
      </EmptyState>
    )
  return (
    <>
      {subscriptions.map((subscription) => (
        <Subscription key={subscription.documentId} {...subscription} />
      ))}
      <p className="own-note">
        {t('my-account.subscriptions.question')}{' '}
        <a href={href('contact')}>{t('my-account.subscriptions.question-link')}</a>
      </p>
    </>
  )
}

function Subscription(subscription: SubscriptionEntry) {
  const { t, locale, href } = useSite()
  const { product, number, startsAt, isUpcoming, cancelAt, price, interval, ibanMasked } = subscription
  const state = isUpcoming && subscription.state === 'active' ? 'upcoming' : subscription.state
  const language = product && product.locale !== locale ? product.locale : undefined
  return (
    <article className="own-entry own-entry-wide">
      <div className="own-entry-body">
        <p className="own-states">
          <span className={state === 'active' ? 'own-badge own-badge-going' : 'own-badge'}>
            {t(`my-account.subscriptions.state.${state}`)}
          </span>
        </p>
        <h3 lang={language}>
          {product ? (
            <a href={pathTo(product.locale, 'abonnementen-slug', { slug: product.slug })} hrefLang={language}>
              {product.name}
            </a>
          ) : (
            t('my-account.subscriptions.gone')
          )}
        </h3>
        <dl className="own-facts">
          {number !== null && (
            <>
              <dt>{t('my-account.subscriptions.number')}</dt>
              <dd>{number}</dd>
            </>
          )}
          {startsAt && (
            <>
              <dt>
                {t(isUpcoming ? 'my-account.subscriptions.starts-on' : 'my-account.subscriptions.since')}
              </dt>
              <dd>
                <Time value={startsAt} style="day" />
              </dd>
            </>
          )}
          {cancelAt && (
            <>
              <dt>{t('my-account.subscriptions.until')}</dt>
              <dd>
                <Time value={cancelAt} style="day" />
              </dd>
            </>
          )}
          {price && (
            <>
              <dt>{t('my-account.subscriptions.price')}</dt>
              <dd suppressHydrationWarning>
                {formatMoney(locale, price.amount, price.currency)}{' '}
                {interval && t(`my-account.subscriptions.interval.${interval}`)}
              </dd>
            </>
          )}
          {ibanMasked && (
            <>
              <dt>{t('my-account.subscriptions.payment')}</dt>
              <dd>{t('my-account.subscriptions.debit', { iban: ibanMasked.replaceAll('*', '•') })}</dd>
            </>
          )}
        </dl>
        {number !== null && (
          <div className="own-ways">
            <a className="button button-quiet" href={href('abonnement', {}, { nummer: String(number) })}>
              {t('my-account.subscriptions.manage')}
              <span className="visually-hidden"> {number}</span>
            </a>
          </div>
        )}
      </div>
    </article>
  )
}
