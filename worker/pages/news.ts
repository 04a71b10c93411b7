import { articlePath } from '../../client/components/article-path.ts'
import { defaultLocale } from '../../client/content/locale.ts'
import { SiteError } from '../errors.ts'
import { report } from '../report.ts'
import type { LoadContext, LoadedPage, MovedPage } from './loader.ts'
import { breadcrumbs, newsArticle } from './structured-data.ts'

/**
 * One news article, and what to read after it. The id decides; a wrong slug leads to the right address.
 * @throws SiteError `NotFoundError` when no published article has the id.
 */
export async function loadNews({
  params,
  locale,
  content,
  site,
  t,
  href,
}: LoadContext): Promise<LoadedPage<'news-id-slug'> | MovedPage> {
  const number = articleNumber(params.id)
  const article = await content.article(number, locale)
  if (!article) return elsewhere(content.articleTranslations(number))
  const path = articlePath(article)
  if (params.slug !== article.slug) return { movedTo: path, status: 301 }
  // The article stands without it, so a failure here costs the reader nothing else.
  const readNext = content.readNext(article, locale, 4).catch((failure) => {
    report('read-next', failure, { article: number })
    return []
  })
  const picture = article.seo.picture ?? article.picture
  return {
    props: { article, readNext },
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

/**
 * The public number in an address.
 * @throws SiteError `NotFoundError` for what cannot be one.
 */
export function articleNumber(text: string | undefined): number {
  if (!text || !/^[1-9]\d{0,8}$/.test(text)) throw new SiteError('NotFoundError')
  return Number(text)
}

/** An article that was not translated is read in the language that it was written in. */
async function elsewhere(
  asked: ReturnType<LoadContext['content']['articleTranslations']>,
): Promise<MovedPage> {
  const translations = await asked
  const original = translations.find((translation) => translation.locale === defaultLocale) ?? translations[0]
  if (!original) throw new SiteError('NotFoundError')
  return { movedTo: original.path, status: 302 }
}
