import { Blocks } from '../../components/blocks/Blocks.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Icon } from '../../components/Icon.tsx'
import { PageHeading } from '../../components/PageHeading.tsx'
import { PartHeading } from '../../components/PartHeading.tsx'
import { ProductCard } from '../../components/ProductCard.tsx'
import { productAnchor } from '../../components/product-path.ts'
import type { Block } from '../../content/block.ts'
import type { Product as WholeProduct } from '../../content/product.ts'
import type { ProductCard as Card } from '../../content/product-card.ts'
import { useSite } from '../../site-context.tsx'
import { DeskBand } from './DeskBand.tsx'
import { DutchNote } from './DutchNote.tsx'
import { deskOf } from './desk.ts'
import './offers.css'

/** An advertising product, with its full description. */
export type Advert = Card & Pick<WholeProduct, 'body' | 'terms'>

/** Props of the advertisers' page. */
export interface AdvertisingProps {
  /** The editors' text on reach and formats; null if there is none. */
  page: { title: string; intro: string | null; blocks: Block[] } | null
  /** Cheapest first. */
  adverts: Advert[]
  vacancies: Advert[]
}

/** Advertising products, the audience, and contacts. */
export function AdvertisingPage({ page, adverts, vacancies }: AdvertisingProps) {
  const { t, name } = useSite()
  return (
    <div className="page-width">
      <PageHeading
        title={page?.title ?? t('offers.advertising')}
        intro={page?.intro ?? t('offers.advertising-intro')}
      />
      {adverts.length + vacancies.length === 0 && <NothingToBook />}
      <Offers id="adverts" title={t('offers.forms')} products={adverts} />
      <Offers id="vacancy-credits" title={t('offers.job-forms')} products={vacancies} />
      {page && page.blocks.length > 0 && (
        <div className="part offers-body">
          <Blocks blocks={page.blocks} />
        </div>
      )}
      <div className="part">
        <DeskBand
          desk="sales"
          title={t('offers.sales')}
          text={t('offers.sales-text')}
          subject={t('offers.sales-subject', { name })}
          label={t('offers.mail', { email: t('offers.desk.sales.name') })}
        />
      </div>
    </div>
  )
}

function Offers({ id, title, products }: { id: string; title: string; products: Advert[] }) {
  const { t } = useSite()
  const { mailHref } = deskOf('sales', t)
  if (products.length === 0) return null
  return (
    <section className="part" aria-labelledby={id}>
      <PartHeading id={id} title={title} note={t('offers.forms-note')} />
      <DutchNote products={products} />
      <div className="product-cards">
        {products.map((product) => (
          <ProductCard key={product.slug} product={product} id={productAnchor(product)}>
            <a className="button button-quiet" href={mailHref(product.name)}>
              {t('offers.ask-advert', { name: product.name })}
            </a>
          </ProductCard>
        ))}
      </div>
      <div className="offers-details">
        {products.map((product) => (
          <Details key={product.slug} product={product} />
        ))}
      </div>
    </section>
  )
}

function Details({ product: { name, body, terms, locale: own } }: { product: Advert }) {
  const { locale, t } = useSite()
  if (body.length === 0 && !terms) return null
  return (
    <details>
      <summary>
        {t('offers.more', { name })}
        <Icon name="chevron-down" />
      </summary>
      <div className="offers-detail" lang={own === locale ? undefined : own}>
        {body.length > 0 && <Blocks blocks={body} />}
        {terms && <p>{terms}</p>}
      </div>
    </details>
  )
}

function NothingToBook() {
  const { t, name } = useSite()
  const desk = deskOf('sales', t)
  return (
    <EmptyState title={t('offers.no-forms-title')} text={t('offers.no-forms-text')}>
      <a className="button" href={desk.mailHref(t('offers.sales-subject', { name }))}>
        {t('offers.mail', { email: desk.email })}
      </a>
    </EmptyState>
  )
}
