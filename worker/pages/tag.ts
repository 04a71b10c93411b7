import { feedPath } from '../../client/components/feed-path.ts'
import type { TagCount } from '../../client/content/tag.ts'
import type { Content } from '../content/content.ts'
import { SiteError } from '../errors.ts'
import type { LoadContext } from '../loading/load-context.ts'
import { report } from '../report.ts'
import type { LoadedPage, MovedPage } from './loader.ts'
import { checkPage, pageNumber, pageQuery } from './page-number.ts'
import { neighbours } from './section.ts'
import { breadcrumbs } from './structured-data/breadcrumbs.ts'
import { collection } from './structured-data/collection.ts'
import { everyLanguage } from './translations.ts'

const pageSize = 20
/** With fewer articles, a tag's page isn't indexed. */
const minIndexed = 3

/**
 * The articles with one tag; a synonym redirects to its tag.
 * @throws SiteError `NotFoundError` if there is no such tag or page.
 */
export async function loadTag({
  params,
  query,
  locale,
  content,
  site,
  t,
  href,
}: LoadContext): Promise<LoadedPage<'news-tag-tag'> | MovedPage> {
  const slug = tagSlug(params.tag)
  const page = pageNumber(query)
  const [tag, articles] = await Promise.all([
    content.tag(slug, locale),
    content.articles({ locale, tag: slug, page, pageSize }),
  ])
  if (!tag) return meant(await content.tagMeant(slug, locale), href)
  checkPage(articles)
  const title = t('meta.tag.title', { tag: tag.name })
  const languages = everyLanguage('news-tag-tag', { tag: tag.slug })
  return {
    props: { tag, articles, related: relatedTags(content, tag.slug, locale) },
    head: {
      title: page === 1 ? title : t('meta.page', { title, page }),
      description: tag.description ?? t('meta.tag.description', { tag: tag.name }),
      canonical: href('news-tag-tag', { tag: tag.slug }, pageQuery(page)),
      ...neighbours(
        (number) => href('news-tag-tag', { tag: tag.slug }, pageQuery(number)),
        page,
        articles.pageCount,
      ),
      ...(page === 1 ? { alternates: languages } : { languages }),
      feeds: [
        {
          title: t('meta.feed.title', { site: site.name, subject: tag.name }),
          path: feedPath(locale, { tag: tag.slug }),
        },
      ],
      robots: articles.total < minIndexed ? 'noindex' : 'index',
      structuredData: [
        collection(site, tag.name, href('news-tag-tag', { tag: tag.slug }), articles.items),
        breadcrumbs(site, [
          { name: site.name, path: href('home') },
          { name: t('meta.tags.title'), path: href('tags-overzicht') },
          { name: tag.name, path: href('news-tag-tag', { tag: tag.slug }) },
        ]),
      ],
    },
  }
}

/** @throws SiteError `NotFoundError` for an invalid slug. */
function tagSlug(text: string | undefined): string {
  if (!text || !/^[a-z0-9][a-z0-9-]{0,99}$/.test(text)) throw new SiteError('NotFoundError')
  return text
}

async function relatedTags(
  content: Content,
  slug: string,
  locale: LoadContext['locale'],
): Promise<TagCount[]> {
  try {
    return await content.relatedTags(slug, locale, 8)
  } catch (failure) {
    report('related-tags', failure, { tag: slug })
    return []
  }
}

function meant(slug: string | null, href: LoadContext['href']): MovedPage {
  if (!slug) throw new SiteError('NotFoundError')
  return { movedTo: href('news-tag-tag', { tag: slug }), status: 301 }
}
