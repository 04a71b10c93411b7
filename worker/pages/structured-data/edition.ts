import type { Article } from 'schema-dts'
import type { Locale } from '../../../client/content/locale.ts'
import type { SiteFacts } from '../../../client/page-facts.ts'

interface Issue {
  name: string
  /** Name of the newsletter. */
  newsletter: string
  /** Site path. */
  path: string
  locale: Locale
  /** ISO 8601 instant. */
  sentAt: string
}

/** schema.org Article for an edition of a newsletter, as a part of that. */
export function newsletterIssueNode(
  site: SiteFacts,
  { name, newsletter, path, locale, sentAt }: Issue,
): Exclude<Article, string> {
  return {
    '@type': 'Article',
    headline: name,
    url: `${site.url}${path}`,
    mainEntityOfPage: `${site.url}${path}`,
    inLanguage: locale,
    datePublished: sentAt,
    isPartOf: { '@type': 'Periodical', name: newsletter },
    publisher: { '@id': `${site.url}/#publisher` },
  }
}
