import type { LoadContext } from '../loading/load-context.ts'
import type { LoadedPage } from './loader.ts'
import { breadcrumbs } from './structured-data/breadcrumbs.ts'
import { product as productNode } from './structured-data/product.ts'
import { everyLanguage } from './translations.ts'
import { withDutch } from './with-dutch.ts'

/** All subscriptions for sale, next to each other. */
export async function loadSubscriptions(context: LoadContext): Promise<LoadedPage<'abonnementen'>> {
  const { site, t, href } = context
  const products = await subscriptionsFor(context)
  const path = href('abonnementen')
  return {
    props: { products },
    head: {
      title: t('meta.subscriptions.title'),
      description: t('meta.subscriptions.description'),
      canonical: path,
      alternates: everyLanguage('abonnementen'),
      structuredData: [
        ...products.map((product) => productNode(site, product, site.name)),
        breadcrumbs(site, [
          { name: site.name, path: href('home') },
          { name: t('meta.subscriptions.title'), path },
        ]),
      ],
    },
  }
}

/** The subscriptions in the reader's language, followed by those that exist only in Dutch; cheapest first in each. */
export function subscriptionsFor({ locale, content }: Pick<LoadContext, 'locale' | 'content'>) {
  return withDutch(
    locale,
    (wanted) => content.products({ locale: wanted, kind: 'subscription' }),
    (product) => product.slug,
  )
}
