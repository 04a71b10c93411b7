import { feedPath } from '../../client/components/feed-path.ts'
import type { LoadContext } from '../loading/load-context.ts'
import type { LoadedPage } from './loader.ts'
import { checkPage, pageNumber, pageQuery } from './page-number.ts'
import { neighbours } from './section.ts'
import { breadcrumbs } from './structured-data/breadcrumbs.ts'
import { collectionOf } from './structured-data/collection.ts'
import { everyLanguage } from './translations.ts'

const pageSize = 24

/**
 * The editions of all newsletters that were sent, newest first.
 * @throws SiteError `NotFoundError` for a page beyond the last.
 */
export async function loadEditions({
  query,
  locale,
  content,
  site,
  t,
  href,
}: LoadContext): Promise<LoadedPage<'nieuwsbrief-edities'>> {
  const page = pageNumber(query)
  const editions = await content.editions({ locale, page, pageSize })
  checkPage(editions)
  const pathOf = (number: number) => href('nieuwsbrief-edities', {}, pageQuery(number))
  const title = t('meta.editions.title')
  return {
    props: { editions },
    head: {
      title: page === 1 ? title : t('meta.page', { title, page }),
      description: t('meta.editions.description'),
      canonical: pathOf(page),
      ...neighbours(pathOf, page, editions.pageCount),
      ...(page === 1
        ? { alternates: everyLanguage('nieuwsbrief-edities') }
        : { languages: everyLanguage('nieuwsbrief-edities') }),
      robots: 'index',
      feeds: [
        {
          title: t('meta.feed.title', { site: site.name, subject: t('meta.editions.feed') }),
          path: feedPath(locale, 'nieuwsbrief'),
        },
      ],
      structuredData: [
        collectionOf(
          site,
          title,
          pathOf(page),
          editions.items.map(({ slug }) => href('nieuwsbrief-slug', { slug })),
        ),
        breadcrumbs(site, [
          { name: site.name, path: href('home') },
          { name: t('service.newsletter.title'), path: href('nieuwsbrief') },
          { name: t('editions.title'), path: pathOf(1) },
        ]),
      ],
    },
  }
}
