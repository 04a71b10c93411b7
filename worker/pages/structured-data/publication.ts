import type { Periodical, PublicationIssue } from 'schema-dts'
import { magazinePath } from '../../../client/components/magazine-path.ts'
import type { Magazine, MagazineCard } from '../../../client/content/magazine.ts'
import { pathTo } from '../../../client/href.ts'
import type { SiteFacts } from '../../../client/page-facts.ts'
import { isForAll } from '../../access/may-read.ts'
import { publisher } from './publisher.ts'

/** Maximum number of contents lines per issue. */
const maxArticles = 50

/** schema.org PublicationIssue from a list's fields. */
export function issueCardNode(site: SiteFacts, issue: MagazineCard): Exclude<PublicationIssue, string> {
  const url = `${site.url}${magazinePath(issue)}`
  return {
    '@type': 'PublicationIssue',
    '@id': `${url}#issue`,
    name: issue.title,
    url,
    issueNumber: issue.number,
    datePublished: issue.issuedAt,
    inLanguage: issue.locale,
    isAccessibleForFree: isForAll(issue.access),
    ...(issue.intro ? { description: issue.intro } : {}),
    ...(issue.cover ? { image: `${site.url}${issue.cover.src}` } : {}),
    isPartOf: { '@id': `${site.url}/#magazine` },
  }
}

/** schema.org PublicationIssue with its contents, and the Periodical that it belongs to. */
export function issueNodes(
  site: SiteFacts,
  issue: Magazine,
): [Exclude<PublicationIssue, string>, Exclude<Periodical, string>] {
  const articles = issue.contents.filter(({ path }) => path).slice(0, maxArticles)
  const node = {
    ...issueCardNode(site, issue),
    dateModified: issue.updatedAt,
    ...(issue.pdf?.pages ? { pagination: `1-${issue.pdf.pages}` } : {}),
    ...(articles.length > 0
      ? {
          hasPart: articles.map(({ title, path, page }) => ({
            '@type': 'Article' as const,
            name: title,
            headline: title,
            url: `${site.url}${path}`,
            pageStart: page,
          })),
        }
      : {}),
  }
  return [node, periodicalNode(site, issue)]
}

/** schema.org Periodical: the magazine itself. */
export function periodicalNode(
  site: SiteFacts,
  { issn, locale }: Pick<Magazine, 'locale'> & { issn?: string | null },
): Exclude<Periodical, string> {
  return {
    '@type': 'Periodical',
    '@id': `${site.url}/#magazine`,
    name: site.name,
    url: `${site.url}${pathTo(locale, 'magazines')}`,
    ...(issn ? { issn } : {}),
    publisher: publisher(site),
  }
}
