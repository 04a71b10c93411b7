import type { Product } from '../../client/content/product.ts'
import type { SubscriptionProps } from '../../client/pages/offers/SubscriptionPage.tsx'
import { SiteError } from '../errors.ts'
import type { LoadContext } from '../loading/load-context.ts'
import { optional } from '../loading/optional.ts'
import type { LoadedPage, MovedPage } from './loader.ts'
import { publicSlug } from './public-slug.ts'
import { breadcrumbs } from './structured-data/breadcrumbs.ts'
import { product as productNode } from './structured-data/product.ts'
import { offerOf } from './subscription-offer.ts'
import { subscriptionsFor } from './subscriptions.ts'
import { translationRedirect } from './translation-redirect.ts'

/**
 * One subscription.
 * @throws SiteError `NotFoundError` if no subscription for sale has the slug; other products have no page of their own.
 */
export async function loadSubscription(
  context: LoadContext,
): Promise<LoadedPage<'abonnementen-slug'> | MovedPage> {
  const { params, locale, content, site, t, href } = context
  const slug = publicSlug(params.slug)
  const [product, subscriptions] = await Promise.all([
    content.product(slug, locale),
    optional('other-subscriptions', subscriptionsFor(context), []),
  ])
  if (!product)
    return translationRedirect(content.languagesOf('product', slug), (own) => [
      'abonnementen-slug',
      { slug: own },
    ])
  if (product.kind !== 'subscription') throw new SiteError('NotFoundError')
  const path = href('abonnementen-slug', { slug: product.slug })
  const { seo } = product
  const offer = await offerOf(context, product)
  return {
    // Where nothing can be ordered, it can be as soon as that changes.
    isMomentary: offer === null || offer === 'closed',
    props: {
      product: shownOf(product),
      others: subscriptions.filter((other) => other.slug !== product.slug),
      offer,
    },
    head: {
      title: seo.title ?? product.name,
      description: seo.description ?? product.intro,
      canonical: seo.canonical ?? path,
      alternates: product.translations,
      picture: seo.picture ?? product.picture,
      robots: seo.noindex ? 'noindex' : 'index',
      modifiedAt: product.updatedAt,
      structuredData: [
        productNode(site, product, site.name),
        breadcrumbs(site, [
          { name: site.name, path: href('home') },
          { name: t('meta.subscriptions.title'), path: href('abonnementen') },
          { name: product.name, path },
        ]),
      ],
    },
  }
}

/** The fields that the page shows; the rest stays in the worker. */
function shownOf(product: Product): SubscriptionProps['product'] {
  const { slug, locale, kind, name, intro, price, features, trialDays, picture, partner, body, terms } =
    product
  return { slug, locale, kind, name, intro, price, features, trialDays, picture, partner, body, terms }
}
