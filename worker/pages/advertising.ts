import type { Block } from '../../client/content/block.ts'
import type { ProductCard, ProductKind } from '../../client/content/product-card.ts'
import type { Advert } from '../../client/pages/offers/AdvertisingPage.tsx'
import type { LoadContext } from '../loading/load-context.ts'
import { optional } from '../loading/optional.ts'
import { askedChoice } from './asked-choice.ts'
import { withListings } from './listings.ts'
import type { LoadedPage } from './loader.ts'
import { breadcrumbs } from './structured-data/breadcrumbs.ts'
import { service } from './structured-data/product.ts'
import { everyLanguage } from './translations.ts'
import { withDutch } from './with-dutch.ts'

/** The editors' page about reach and formats: it has the same address, which the table assigns to this route. */
const slug = 'adverteren'

/** The form on it, also where editors have placed none. */
const form = { kind: 'form', form: 'advertise' } as const

/** What companies can book, together with the editors' text about it. */
export async function loadAdvertising(context: LoadContext): Promise<LoadedPage<'adverteren'>> {
  const { query, locale, content, site, t, href } = context
  const sold = async (kind: ProductKind) => {
    const cards = await withDutch(
      locale,
      (wanted) => content.products({ locale: wanted, kind }),
      (product) => product.slug,
    )
    return Promise.all(cards.map((card) => wholeAdvert(card, content)))
  }
  const [page, adverts, vacancies] = await Promise.all([
    content.page(slug, locale),
    sold('advert'),
    sold('vacancy-credit'),
  ])
  const path = href('adverteren')
  const name = page?.title ?? t('meta.advertising.title')
  const slugs = [...adverts, ...vacancies].map((product) => product.slug)
  const { choice: chosen, ...unknown } = askedChoice(query, 'product', slugs)
  return {
    props: {
      page: page && {
        title: page.title,
        intro: page.intro,
        blocks: await withListings(page.blocks, context),
      },
      adverts,
      vacancies,
      form,
      chosen,
    },
    ...unknown,
    head: {
      title: page?.seo.title ?? name,
      description: page?.seo.description ?? t('meta.advertising.description'),
      canonical: path,
      alternates: everyLanguage('adverteren'),
      picture: page?.seo.picture ?? null,
      structuredData: [
        ...[...adverts, ...vacancies].map((product) => service(site, product)),
        breadcrumbs(site, [
          { name: site.name, path: href('home') },
          { name, path },
        ]),
      ],
    },
  }
}

/** An advert's full text; the card is shown even without it. */
async function wholeAdvert(card: ProductCard, content: LoadContext['content']): Promise<Advert> {
  const product = await optional('advert', content.product(card.slug, card.locale), null)
  return { ...card, body: keyedBy(card.slug, product?.body ?? []), terms: product?.terms ?? null }
}

/** Texts of several bodies on one page need distinct keys. */
function keyedBy(name: string, blocks: Block[]): Block[] {
  return blocks.map((block) =>
    block.kind === 'rich-text'
      ? { ...block, text: { ...block.text, key: `${name}-${block.text.key}` } }
      : block,
  )
}
