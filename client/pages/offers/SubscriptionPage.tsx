import { Blocks } from '../../components/blocks/Blocks.tsx'
import { PartHeading } from '../../components/PartHeading.tsx'
import { Price } from '../../components/Price.tsx'
import { ProductFeatures } from '../../components/ProductFeatures.tsx'
import type { Block } from '../../content/block.ts'
import type { ProductCard } from '../../content/product-card.ts'
import { useSite } from '../../site-context.tsx'
import type { OfferedSubscription } from '../../subscriptions/subscription-offer.ts'
import { deskOf } from './desk.ts'
import './offers.css'
import { OrderPart } from './OrderPart.tsx'
import { Plans } from './SubscriptionsPage.tsx'

/** Props of a subscription's page. */
export interface SubscriptionProps {
  product: ProductCard & { body: Block[]; terms: string | null }
  /** The other subscriptions, cheapest first. */
  others: ProductCard[]
  /** How it can be ordered. */
  offer: OfferedSubscription
}

/** Id of the part with the form. */
const requestAnchor = 'bestellen'

/** One subscription: what it includes, what it costs, how to order it. */
export function SubscriptionPage({ product, others, offer }: SubscriptionProps) {
  const { t, href } = useSite()
  const desk = deskOf('readers', t)
  const { name, intro, features, body, terms } = product
  // None for a reader who has had theirs.
  const trialDays = typeof offer === 'object' && offer ? offer.trialDays : product.trialDays
  return (
    <div className="page-width">
      <header className="page-heading">
        <p className="page-heading-label">
          <a href={href('abonnementen')}>{t('offers.subscriptions')}</a>
        </p>
        <h1 tabIndex={-1}>{name}</h1>
        <p className="page-heading-intro">{intro}</p>
      </header>
      <div className="plan-columns">
        <aside className="plan-facts" aria-labelledby="plan-price">
          <h2 className="plan-title" id="plan-price">
            {t('offers.per-interval')}
          </h2>
          <Price product={product} />
          <a className="button plan-ask" href={`#${requestAnchor}`}>
            {t('offers.subscribe')}
          </a>
          {trialDays !== null && trialDays > 0 && (
            <p className="plan-trial">{t.count('cards.product.trial', trialDays)}</p>
          )}
          {features.length > 0 && (
            <>
              <h2 className="plan-title" id="features">
                {t('offers.features')}
              </h2>
              <ProductFeatures features={features} />
            </>
          )}
        </aside>
        <div className="plan-main">
          {body.length > 0 && <Blocks blocks={body} />}
          <div className="plan-request" id={requestAnchor}>
            <h2 className="plan-title" id="order">
              {t('subscribe-form.title')}
            </h2>
            {offer === 'closed' && (
              <>
                <p>{t('subscribe-form.not-open')}</p>
                <p>
                  <a className="button" href={href('contact', {}, { afdeling: 'readers' })}>
                    {t('offers.ask-desk')}
                  </a>
                </p>
              </>
            )}
            {offer === null && <p>{t('subscribe-form.closed')}</p>}
            {offer !== 'closed' && offer !== null && (
              <OrderPart product={product} offer={offer} anchor={requestAnchor} />
            )}
            <p className="plan-terms">
              {t('offers.order-else')}{' '}
              <a className="no-break" href={desk.phoneHref}>
                {desk.phone}
              </a>
              , <a href={`mailto:${desk.email}`}>{desk.email}</a>. {t('offers.hours')}
            </p>
          </div>
          {terms && (
            <section aria-labelledby="terms">
              <h2 className="plan-title" id="terms">
                {t('offers.terms')}
              </h2>
              <p className="plan-terms">{terms}</p>
            </section>
          )}
        </div>
      </div>
      {others.length > 0 && (
        <section className="part" aria-labelledby="others">
          <PartHeading
            id="others"
            title={t('offers.others')}
            more={{ href: href('abonnementen'), label: t('offers.compare') }}
          />
          <Plans products={others} />
        </section>
      )}
    </div>
  )
}
