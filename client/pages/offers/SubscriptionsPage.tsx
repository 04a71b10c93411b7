import { EmptyState } from '../../components/EmptyState.tsx'
import { Icon } from '../../components/Icon.tsx'
import { PageHeading } from '../../components/PageHeading.tsx'
import { PartHeading } from '../../components/PartHeading.tsx'
import { ProductCard } from '../../components/ProductCard.tsx'
import { productPath } from '../../components/product-path.ts'
import type { ProductCard as Product } from '../../content/product-card.ts'
import { useSite } from '../../site-context.tsx'
import { DeskBand } from './DeskBand.tsx'
import { DutchNote } from './DutchNote.tsx'
import './offers.css'

/** Props of the subscriptions page. */
export interface SubscriptionsProps {
  /** Cheapest first. */
  products: Product[]
}

const questions = ['cancel', 'trial', 'payment', 'vat', 'abroad', 'change'] as const

/** All subscriptions side by side, and common questions. */
export function SubscriptionsPage({ products }: SubscriptionsProps) {
  const { t } = useSite()
  return (
    <div className="page-width">
      <PageHeading title={t('offers.subscriptions')} intro={t('offers.subscriptions-intro')} />
      {products.length > 0 ? (
        <section aria-labelledby="plans">
          <h2 className="visually-hidden" id="plans">
            {t('offers.plans')}
          </h2>
          <DutchNote products={products} />
          <Plans products={products} />
        </section>
      ) : (
        <NoPlans />
      )}
      <div className="part">
        <DeskBand
          desk="readers"
          title={t('offers.business')}
          text={t('offers.business-text')}
          label={t('offers.business-ask')}
        />
      </div>
      <section className="part offers-questions" aria-labelledby="questions">
        <PartHeading id="questions" title={t('offers.questions')} />
        {questions.map((question) => (
          <details key={question}>
            <summary>
              {t(`offers.faq.${question}.question`)}
              <Icon name="chevron-down" />
            </summary>
            <p>{t(`offers.faq.${question}.answer`)}</p>
          </details>
        ))}
      </section>
    </div>
  )
}

/** Subscriptions to choose from. */
export function Plans({ products }: { products: Product[] }) {
  const { t } = useSite()
  return (
    <div className="product-cards">
      {products.map((product) => {
        const path = productPath(product)
        return (
          <ProductCard key={product.slug} product={product} path={path}>
            {path && (
              <a className="button" href={path}>
                {t('offers.choose', { name: product.name })}
              </a>
            )}
          </ProductCard>
        )
      })}
    </div>
  )
}

function NoPlans() {
  const { t, href } = useSite()
  return (
    <EmptyState title={t('offers.no-subscriptions-title')} text={t('offers.no-subscriptions-text')}>
      <a className="button" href={href('contact', {}, { afdeling: 'readers' })}>
        {t('offers.ask-desk')}
      </a>
    </EmptyState>
  )
}
