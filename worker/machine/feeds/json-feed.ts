import type { Feed } from './feed.ts'

/** Writes JSON Feed 1.1. */
export function writeJsonFeed({ site, locale, title, description, page, self, items }: Feed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: site.url + page,
    feed_url: site.url + self,
    description,
    icon: `${site.url}/icon-512.png`,
    favicon: `${site.url}/icon-192.png`,
    language: locale,
    authors: [{ name: site.name, url: `${site.url}/` }],
    items: items.map((item) => ({
      id: site.url + item.path,
      url: site.url + item.path,
      title: item.title,
      summary: item.summary,
      content_html: item.html,
      ...(item.picture ? { image: site.url + item.picture.src } : {}),
      date_published: item.publishedAt,
      date_modified: item.modifiedAt,
      ...(item.authors.length > 0
        ? { authors: item.authors.map(({ name, url }) => (url ? { name, url } : { name })) }
        : {}),
      tags: item.categories,
      language: item.locale,
    })),
  })
}
