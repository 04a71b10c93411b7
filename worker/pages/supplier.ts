import type { LoadContext } from '../loading/load-context.ts'
import { optional } from '../loading/optional.ts'
import { askedChoice } from './asked-choice.ts'
import { loadCompany } from './company.ts'
import type { LoadedPage, MovedPage } from './loader.ts'
import { product as productNode } from './structured-data/product.ts'
import { withDutch } from './with-dutch.ts'

const maxEvents = 4

/**
 * A company as a supplier, with its products and the events where it can be met.
 * @throws SiteError `NotFoundError` if no published company has the link.
 */
export async function loadSupplier(
  context: LoadContext,
): Promise<LoadedPage<'leveranciers-link'> | MovedPage> {
  const loaded = await loadCompany(context, 'supplier')
  if ('movedTo' in loaded) return loaded
  const { locale, content, query, site, today } = context
  const { partner, props, head, linkIn } = loaded
  const events = withDutch(
    locale,
    async (wanted) => {
      const asked = { locale: wanted, when: 'ahead', today, partner: linkIn(wanted) } as const
      return (await content.events({ ...asked, page: 1, pageSize: maxEvents })).items
    },
    (event) => event.number,
  )
  const products = await optional(
    'company-products',
    withDutch(
      locale,
      (wanted) => content.products({ locale: wanted, kind: 'catalogue', partner: linkIn(wanted) }),
      (product) => product.slug,
    ),
    [],
  )
  const slugs = products.map(({ slug }) => slug)
  const { choice: askedProduct, ...unknown } = askedChoice(query, 'product', slugs)
  return {
    props: {
      ...props,
      products,
      askedProduct,
      events: optional(
        'company-events',
        events.then((found) => found.slice(0, maxEvents)),
        [],
      ),
    },
    ...unknown,
    head: {
      ...head,
      structuredData: [
        ...head.structuredData,
        ...products.map((product) => productNode(site, product, partner.name)),
      ],
    },
  }
}
