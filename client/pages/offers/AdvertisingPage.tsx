import { Blocks } from '../../components/blocks/Blocks.tsx'
import { PlacedFormBlock } from '../../components/blocks/PlacedFormBlock.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Icon } from '../../components/Icon.tsx'
import { PageHeading } from '../../components/PageHeading.tsx'
import { PartHeading } from '../../components/PartHeading.tsx'
import { ProductCard } from '../../components/ProductCard.tsx'
import { productAnchor } from '../../components/product-path.ts'
import type { Block, FormBlock } from '../../content/block.ts'
import { otherProduct } from '../../content/other-product.ts'
import type { Product as WholeProduct } from '../../content/product.ts'
import type { ProductCard as Card } from '../../content/product-card.ts'
import type { Choice } from '../../forms/fields/ChoiceGroup.tsx'
import { useChoice } from '../../forms/use-choice.ts'
import type { Translate } from '../../i18n/translator.ts'
import { useSite } from '../../site-context.tsx'
import { DeskBand } from './DeskBand.tsx'
import { DutchNote } from './DutchNote.tsx'
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
  form: FormBlock
  /** Slug of the product that is asked about, by the query. */
  chosen: string | null
}

/** Advertising products, the audience, and contacts. */
export function AdvertisingPage({ page, adverts, vacancies, form, chosen: asked }: AdvertisingProps) {
  const { t, href } = useSite()
  const { chosen, onPress } = useChoice(asked, requestAnchor)
  return (
    <div className="page-width">
      <PageHeading
        title={page?.title ?? t('offers.advertising')}
        intro={page?.intro ?? t('offers.advertising-intro')}
      />
      {adverts.length + vacancies.length === 0 && <NothingToBook />}
      <Offers id="adverts" title={t('offers.forms')} products={adverts} onPress={onPress} />
      <Offers id="vacancy-credits" title={t('offers.job-forms')} products={vacancies} onPress={onPress} />
      {vacancies.length > 0 && (
        <p className="offers-post">
          <a className="button" href={href('jobs-plaatsen')}>
            {t('navigation.post-vacancy')}
          </a>
        </p>
      )}
      <p className="offers-post">
        {t('offers.unlisted')} <a href={href('account-bedrijf-vinden')}>{t('offers.add-company')}</a>
      </p>
      {page && page.blocks.length > 0 && (
        <div className="part offers-body">
          <Blocks blocks={page.blocks} />
        </div>
      )}
      <div className="part offers-request" id={requestAnchor}>
        <PlacedFormBlock
          form={form.form}
          preset={{ product: chosen ?? '' }}
          choices={{ product: choicesOf([...adverts, ...vacancies], t) }}
        />
        <DeskBand
          desk="sales"
          title={t('offers.sales')}
          text={t('offers.sales-text')}
          label={t('offers.ask-sales', { name: t('offers.desk.sales.name') })}
        />
      </div>
    </div>
  )
}

/** Id of the part with the form; links from elsewhere name it too. */
const requestAnchor = 'aanvraag'

function choicesOf(products: readonly Advert[], t: Translate): Choice[] {
  const named = products.map(({ slug, name }) => ({ value: slug, label: name }))
  return [...named, { value: otherProduct, label: t('advertise-form.other') }]
}

interface OffersProps {
  id: string
  title: string
  products: Advert[]
  onPress: ReturnType<typeof useChoice>['onPress']
}

function Offers({ id, title, products, onPress }: OffersProps) {
  const { t, href } = useSite()
  if (products.length === 0) return null
  return (
    <section className="part" aria-labelledby={id}>
      <PartHeading id={id} title={title} note={t('offers.forms-note')} />
      <DutchNote products={products} />
      <div className="product-cards">
        {products.map((product) => (
          <ProductCard key={product.slug} product={product} id={productAnchor(product)}>
            <a
              className="button button-quiet"
              href={`${href('adverteren', {}, { product: product.slug })}#${requestAnchor}`}
              onClick={onPress(product.slug)}
            >
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
  const { t } = useSite()
  return (
    <EmptyState title={t('offers.no-forms-title')} text={t('offers.no-forms-text')}>
      <a className="button" href={`#${requestAnchor}`}>
        {t('advertise-form.title')}
      </a>
    </EmptyState>
  )
}
