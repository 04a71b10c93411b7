import type { SearchAction, WebSite, WithActionConstraints } from 'schema-dts'
import type { Locale } from '../../../client/content/locale.ts'
import { pathTo } from '../../../client/href.ts'
import type { SiteFacts } from '../../../client/page-facts.ts'

/** schema.org WebSite, with its search action. */
export function webSite(site: SiteFacts, locale: Locale): Exclude<WebSite, string> {
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${site.url}${pathTo(locale, 'zoeken')}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  }
  return {
    '@type': 'WebSite',
    '@id': `${site.url}/#site`,
    name: site.name,
    url: `${site.url}${pathTo(locale, 'home')}`,
    inLanguage: locale,
    publisher: { '@id': `${site.url}/#publisher` },
    potentialAction: search,
  }
}
