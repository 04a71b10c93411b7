import { articlePath } from '../../client/components/article-path.ts'
import { isForAll } from '../access/may-read.ts'
import type { LoadContext } from '../loading/load-context.ts'
import { report } from '../report.ts'
import type { LoadedPage, MovedPage } from './loader.ts'
import { withOffer } from './offer.ts'
import { publicNumber } from './public-number.ts'
import { newsArticle } from './structured-data/article.ts'
import { breadcrumbs } from './structured-data/breadcrumbs.ts'
import { translationRedirect } from './translation-redirect.ts'
import { withDownload } from './whitepaper.ts'

/**
 * One news article, and what to read next. The id decides; a wrong slug redirects to the right address.
 * @throws SiteError `NotFoundError` if no published article has the id.
 */
export async function loadNews(context: LoadContext): Promise<LoadedPage<'news-id-slug'> | MovedPage> {
  const { params, locale, content, site, t, href } = context
  const number = publicNumber(params.id)
  const article = await content.article(number, locale)
  if (!article)
    return translationRedirect(content.languagesOf('content', number), (slug) => [
      'news-id-slug',
      { id: number, slug },
    ])
  const path = articlePath(article)
  if (params.slug !== article.slug) return { movedTo: path, status: 301 }
  // The article is shown even without it, so a failure costs the reader only this part.
  const readNext = content.readNext(article, locale, 4).catch((failure) => {
    report('read-next', failure, { article: number })
    return []
  })
  const picture = article.seo.picture ?? article.picture
  return {
    isPerAudience: !isForAll(article.access),
    props: { article: await withOffer(await withDownload(article, context), context), readNext },
    head: {
      title: article.seo.title ?? article.title,
      description: article.seo.description ?? article.intro,
      canonical: article.seo.canonical ?? path,
      alternates: article.translations,
      type: 'article',
      picture: picture && {
        src: picture.src,
        width: picture.width,
        height: picture.height,
        alt: picture.alt,
      },
      robots: article.seo.noindex ? 'noindex' : 'index',
      publishedAt: article.publishedAt,
      section: article.section,
      ...(article.modifiedAt ? { modifiedAt: article.modifiedAt } : {}),
      structuredData: [
        newsArticle(site, article),
        breadcrumbs(site, [
          { name: site.name, path: href('home') },
          { name: t(`section.${article.section}`), path: href(article.section) },
          { name: article.title, path },
        ]),
      ],
    },
  }
}
