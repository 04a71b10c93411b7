import type { BreadcrumbList } from 'schema-dts'
import type { SiteFacts } from '../../../client/page-facts.ts'

/** A step on the way from the front page to a page. */
export interface Crumb {
  name: string
  /** Site path. */
  path: string
}

/** schema.org BreadcrumbList. */
export function breadcrumbs(site: SiteFacts, crumbs: Crumb[]): Exclude<BreadcrumbList, string> {
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
