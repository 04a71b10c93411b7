import type { AdvertiserContentArticle, ImageObject, NewsArticle } from 'schema-dts'
import { articlePath } from '../../../client/components/article-path.ts'
import type { Article } from '../../../client/content/article.ts'
import type { Picture } from '../../../client/content/picture.ts'
import type { SiteFacts } from '../../../client/page-facts.ts'
import { accessNode } from './access.ts'
import { publisher } from './publisher.ts'

/** The longest headline that search engines show completely. */
const headlineLength = 110

/** Search engines don't show narrower pictures. */
const narrowest = 600

type ArticleNode = Exclude<NewsArticle | AdvertiserContentArticle, string>

/** schema.org NewsArticle, or its more specific OpinionNewsArticle, AnalysisNewsArticle or AdvertiserContentArticle. */
export function newsArticle(site: SiteFacts, article: Article): ArticleNode {
  const url = `${site.url}${articlePath(article)}`
  return {
    '@type': articleTypes[article.kind] ?? 'NewsArticle',
    headline: article.title.slice(0, headlineLength),
    description: article.intro,
    url,
    mainEntityOfPage: url,
    image: article.picture ? images(site, article.picture) : [],
    datePublished: article.publishedAt,
    dateModified: article.modifiedAt ?? article.publishedAt,
    inLanguage: article.locale,
    articleSection: article.section,
    keywords: article.tags.map((tag) => tag.name),
    author: article.authors.map((author) => ({
      '@type': 'Person',
      name: author.name,
      // Authors have no page here: only an address from the editors distinguishes them from others with the same name.
      ...(author.url ? { url: author.url } : {}),
      ...(author.role ? { jobTitle: author.role } : {}),
      ...(author.photo ? { image: `${site.url}${author.photo.src}` } : {}),
    })),
    publisher: publisher(site),
    isPartOf: { '@id': `${site.url}/#site` },
    ...accessNode(article.access, '.news-body'),
    ...(article.sponsor ? { sponsor: { '@type': 'Organization', name: article.sponsor.name } } : {}),
    ...(article.corrections.length > 0
      ? {
          correction: article.corrections.map((correction) => ({
            '@type': 'CorrectionComment',
            text: correction.text,
            datePublished: correction.date,
          })),
        }
      : {}),
  }
}

const articleTypes: Partial<Record<Article['kind'], ArticleNode['@type']>> = {
  opinion: 'OpinionNewsArticle',
  background: 'AnalysisNewsArticle',
  advertorial: 'AdvertiserContentArticle',
}

/** Every size that is wide enough, largest first. */
function images(site: SiteFacts, { sources, width, height, caption, credit }: Picture): ImageObject[] {
  return sources
    .filter((source) => source.width >= narrowest || source.width === width)
    .toReversed()
    .map((source) => ({
      '@type': 'ImageObject',
      url: `${site.url}${source.src}`,
      width: String(source.width),
      height: String(Math.round((height * source.width) / width)),
      ...(caption ? { caption } : {}),
      ...(credit ? { creditText: credit } : {}),
    }))
}
