import { pathTo } from '../../client/href.ts'
import { isForAll } from '../access/may-read.ts'
import { SiteError } from '../errors.ts'
import type { LoadContext } from '../loading/load-context.ts'
import { withListings } from './listings.ts'
import type { LoadedPage } from './loader.ts'
import { withWayIn } from './offer.ts'
import { publicSlug } from './public-slug.ts'
import { accessNode } from './structured-data/access.ts'
import { breadcrumbs } from './structured-data/breadcrumbs.ts'

/**
 * A page that editors compose.
 * @throws SiteError `NotFoundError` if no published page has the slug: the validity check of this route.
 */
export async function loadSlug(context: LoadContext): Promise<LoadedPage<'slug'>> {
  const { params, locale, content, site, href } = context
  const slug = publicSlug(params.slug)
  const [page, pages] = await Promise.all([content.page(slug, locale), content.pages(locale)])
  if (!page) throw new SiteError('NotFoundError')
  const path = href('slug', { slug: page.slug })
  const shown = await withWayIn(page, context)
  return {
    isPerAudience: !isForAll(page.access),
    props: {
      page: { ...shown, blocks: await withListings(shown.blocks, context) },
      siblings: pages
        .filter((sibling) => sibling.slug !== page.slug)
        .map((sibling) => ({ path: pathTo(locale, 'slug', { slug: sibling.slug }), title: sibling.title })),
    },
    layout: page.layout,
    head: {
      title: page.seo.title ?? page.title,
      description: page.seo.description ?? page.intro ?? page.title,
      canonical: page.seo.canonical ?? path,
      alternates: page.translations,
      picture: page.seo.picture,
      robots: page.seo.noindex ? 'noindex' : 'index',
      modifiedAt: page.updatedAt,
      structuredData: [
        {
          '@type': 'WebPage',
          name: page.title,
          url: `${site.url}${path}`,
          dateModified: page.updatedAt,
          isPartOf: { '@id': `${site.url}/#site` },
          ...accessNode(page.access, '.slug-body'),
        },
        breadcrumbs(site, [
          { name: site.name, path: href('home') },
          { name: page.title, path },
        ]),
      ],
    },
  }
}
