import type { CollectionPage } from 'schema-dts'
import { articlePath } from '../../../client/components/article-path.ts'
import type { ArticleCard } from '../../../client/content/article-card.ts'
import type { SiteFacts } from '../../../client/page-facts.ts'

/** schema.org CollectionPage with its articles. */
export function collection(
  site: SiteFacts,
  name: string,
  path: string,
  articles: ArticleCard[],
): Exclude<CollectionPage, string> {
  return collectionOf(site, name, path, articles.map(articlePath))
}

/**
 * schema.org CollectionPage of anything with an address.
 * @param paths Site paths of its items, in order; without any, it has no list.
 */
export function collectionOf(
  site: SiteFacts,
  name: string,
  path: string,
  paths: string[],
): Exclude<CollectionPage, string> {
  const page = {
    '@type': 'CollectionPage',
    name,
    url: `${site.url}${path}`,
    isPartOf: { '@id': `${site.url}/#site` },
  } as const
  if (paths.length === 0) return page
  return {
    ...page,
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: paths.map((listed, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        url: `${site.url}${listed}`,
      })),
    },
  }
}
