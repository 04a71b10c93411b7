import { feedPath } from '../../client/components/feed-path.ts'
import type { Section } from '../../client/content/article-card.ts'
import { defaultLocale } from '../../client/content/locale.ts'
import type { LoadContext } from '../loading/load-context.ts'
import { frontOrder, mostUsed, untranslated } from './home.ts'
import type { LoadedPage } from './loader.ts'
import { checkPage, pageNumber, pageQuery } from './page-number.ts'
import { breadcrumbs } from './structured-data/breadcrumbs.ts'
import { collection } from './structured-data/collection.ts'
import { everyLanguage } from './translations.ts'

const pageSize = 12

/** Creates the loader of a section's front page. */
export function loadSection(section: Section) {
  return async function loadSection({
    locale,
    query,
    content,
    site,
    t,
    href,
  }: LoadContext): Promise<LoadedPage<Section>> {
    const page = pageNumber(query)
    const [articles, background, tags, inDutch] = await Promise.all([
      content.articles({ locale, section, page, pageSize }),
      content.articles({ locale, section, kinds: ['background', 'opinion'], page: 1, pageSize: 4 }),
      content.tags(locale),
      locale === defaultLocale || page > 1
        ? null
        : content.articles({ locale: defaultLocale, section, page: 1, pageSize }),
    ])
    checkPage(articles)
    const lead = page === 1 ? (frontOrder(articles.items.slice(0, 8))[0] ?? null) : null
    const name = t(`section.${section}`)
    const title = t(`meta.section.${section}.title`)
    return {
      props: {
        section,
        lead,
        articles: { ...articles, items: articles.items.filter((article) => article.number !== lead?.number) },
        background: background.items,
        tags: mostUsed(tags, 12),
        inDutch: untranslated(inDutch?.items ?? [], articles.items),
      },
      head: {
        title: page === 1 ? title : t('meta.page', { title, page }),
        description: t(`meta.section.${section}.description`),
        canonical: href(section, {}, pageQuery(page)),
        ...neighbours((number) => href(section, {}, pageQuery(number)), page, articles.pageCount),
        alternates: page === 1 ? everyLanguage(section) : [],
        feeds: [
          {
            title: t('meta.feed.title', { site: site.name, subject: name }),
            path: feedPath(locale, section),
          },
        ],
        structuredData: [
          collection(site, name, href(section), articles.items),
          breadcrumbs(site, [
            { name: site.name, path: href('home') },
            { name, path: href(section) },
          ]),
        ],
      },
    }
  }
}

/** Addresses of the previous and next page of a list. */
export function neighbours(
  path: (page: number) => string,
  page: number,
  pageCount: number,
): { previous?: string; next?: string } {
  return {
    ...(page > 1 ? { previous: path(page - 1) } : {}),
    ...(page < pageCount ? { next: path(page + 1) } : {}),
  }
}
