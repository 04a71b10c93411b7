import { element, escapeXml, xmlDeclaration } from '../xml.ts'
import { changedAt, type Feed, type FeedItem, pictureType } from './feed.ts'

/** If nothing has been published yet; the format requires a time. */
const beginning = '1970-01-01T00:00:00Z'

/** Writes Atom 1.0 (RFC 4287). */
export function writeAtom(feed: Feed): string {
  const { site, locale, title, description, page, self, items } = feed
  return [
    `${xmlDeclaration}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">`,
    element('id', site.url + self),
    element('title', title),
    element('subtitle', description),
    element('updated', changedAt(feed) ?? beginning),
    `<link rel="self" type="application/atom+xml" href="${escapeXml(site.url + self)}"/>`,
    `<link rel="alternate" type="text/html" hreflang="${locale}" href="${escapeXml(site.url + page)}"/>`,
    `<author>${element('name', site.name)}${element('uri', `${site.url}/`)}</author>`,
    element('rights', `© ${site.name}`),
    element('generator', site.name),
    element('icon', `${site.url}/icon-192.png`),
    ...items.map((item) => entryOf(item, site.url)),
    '</feed>\n',
  ].join('\n')
}

function entryOf(item: FeedItem, siteUrl: string): string {
  const { picture } = item
  return [
    `<entry xml:lang="${item.locale}">`,
    element('id', siteUrl + item.path),
    element('title', item.title),
    element('published', item.publishedAt),
    element('updated', item.modifiedAt),
    `<link rel="alternate" type="text/html" hreflang="${item.locale}" href="${escapeXml(siteUrl + item.path)}"/>`,
    picture
      ? `<link rel="enclosure" type="${pictureType(picture.src)}"${picture.size ? ` length="${picture.size}"` : ''} href="${escapeXml(siteUrl + picture.src)}"/>`
      : '',
    ...item.authors.map(
      ({ name, url }) => `<author>${element('name', name)}${url ? element('uri', url) : ''}</author>`,
    ),
    ...item.categories.map((category) => `<category term="${escapeXml(category)}"/>`),
    element('summary', item.summary),
    `<content type="html">${escapeXml(item.html)}</content>`,
    '</entry>',
  ]
    .filter(Boolean)
    .join('\n')
}
