import { element, escapeXml, xmlDeclaration } from '../xml.ts'
import { changedAt, type Feed, type FeedItem, pictureType } from './feed.ts'

/** Minutes after which a feed reader may refresh. */
const timeToLive = 30

/** Writes RSS 2.0, with the whole text, authors and pictures in widely supported modules. */
export function writeRss(feed: Feed): string {
  const { site, locale, title, description, page, self, items } = feed
  const changed = changedAt(feed)
  return [
    `${xmlDeclaration}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/">`,
    '<channel>',
    element('title', title),
    element('link', site.url + page),
    element('description', description),
    element('language', locale),
    element('copyright', `© ${site.name}`),
    changed ? element('lastBuildDate', new Date(changed).toUTCString()) : '',
    element('generator', site.name),
    element('ttl', String(timeToLive)),
    `<image>${element('url', `${site.url}/icon-192.png`)}${element('title', title)}${element('link', site.url + page)}</image>`,
    `<atom:link href="${escapeXml(site.url + self)}" rel="self" type="application/rss+xml"/>`,
    ...items.map((item) => itemOf(item, site.url)),
    '</channel>',
    '</rss>\n',
  ].join('\n')
}

function itemOf(item: FeedItem, siteUrl: string): string {
  const { picture } = item
  return [
    '<item>',
    element('title', item.title),
    element('link', siteUrl + item.path),
    `<guid isPermaLink="true">${escapeXml(siteUrl + item.path)}</guid>`,
    element('pubDate', new Date(item.publishedAt).toUTCString()),
    ...item.authors.map(({ name }) => element('dc:creator', name)),
    element('dc:language', item.locale),
    ...item.categories.map((category) => element('category', category)),
    element('description', item.summary),
    element('content:encoded', item.html),
    // An enclosure requires its length.
    picture?.size
      ? `<enclosure url="${escapeXml(siteUrl + picture.src)}" length="${picture.size}" type="${pictureType(picture.src)}"/>`
      : '',
    picture
      ? `<media:content url="${escapeXml(siteUrl + picture.src)}" medium="image" type="${pictureType(picture.src)}" width="${picture.width}" height="${picture.height}">${element('media:description', picture.alt)}${element('media:credit', picture.credit)}</media:content>`
      : '',
    '</item>',
  ]
    .filter(Boolean)
    .join('\n')
}
