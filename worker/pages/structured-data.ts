import { articlePath } from '../../client/components/article-path.ts'
import type { Article, ArticleCard } from '../../client/content/article.ts'
import type { Locale } from '../../client/content/locale.ts'
import { pathTo } from '../../client/href.ts'
import type { SiteFacts } from '../../client/payload.ts'

type Node = Record<string, unknown>

/** A step of the way from the front to a page. */
export interface Crumb {
  name: string
  /** Site path. */
  path: string
}

/** schema.org BreadcrumbList. */
export function breadcrumbs(site: SiteFacts, crumbs: Crumb[]): Node {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      item: `${site.url}${crumb.path}`,
    })),
  }
}

/** schema.org Organization: the publisher. */
export function publisher(site: SiteFacts): Node {
  return {
    '@type': 'Organization',
    '@id': `${site.url}/#publisher`,
    name: site.name,
    url: `${site.url}/`,
    logo: { '@type': 'ImageObject', url: `${site.url}/icon-512.png`, width: 512, height: 512 },
  }
}

/** schema.org WebSite. */
export function webSite(site: SiteFacts, locale: Locale): Node {
  return {
    '@type': 'WebSite',
    '@id': `${site.url}/#site`,
    name: site.name,
    url: `${site.url}${pathTo(locale, 'home')}`,
    inLanguage: locale,
    publisher: { '@id': `${site.url}/#publisher` },
  }
}

/** schema.org CollectionPage with the articles that it lists. */
export function collection(site: SiteFacts, name: string, path: string, articles: ArticleCard[]): Node {
  return {
    '@type': 'CollectionPage',
    name,
    url: `${site.url}${path}`,
    isPartOf: { '@id': `${site.url}/#site` },
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: articles.map((article, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        url: `${site.url}${articlePath(article)}`,
      })),
    },
  }
}

/** schema.org NewsArticle, or OpinionNewsArticle and AdvertiserContentArticle where that is what it is. */
export function newsArticle(site: SiteFacts, article: Article): Node {
  const pictures = article.picture ? [`${site.url}${article.picture.src}`] : []
  return {
    '@type': articleTypes[article.kind] ?? 'NewsArticle',
    headline: article.title.slice(0, 110),
    description: article.intro,
    url: `${site.url}${articlePath(article)}`,
    mainEntityOfPage: `${site.url}${articlePath(article)}`,
    image: pictures,
    datePublished: article.publishedAt,
    dateModified: article.modifiedAt ?? article.publishedAt,
    inLanguage: article.locale,
    articleSection: article.section,
    keywords: article.tags.map((tag) => tag.name),
    author: article.authors.map((author) => ({
      '@type': 'Person',
      name: author.name,
      jobTitle: author.role ?? undefined,
    })),
    publisher: publisher(site),
    isAccessibleForFree: true,
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

const articleTypes: Partial<Record<Article['kind'], string>> = {
  opinion: 'OpinionNewsArticle',
  background: 'AnalysisNewsArticle',
  advertorial: 'AdvertiserContentArticle',
}
