import type { ContentSource } from '../../content/content.ts'
import { firstFrom, listFrom } from '../parse/list.ts'
import { pageFrom, pageLinkFrom } from '../parse/page.ts'
import * as populate from '../populate.ts'
import type { SharedReads } from '../shared-reads.ts'

/** Pages that editors compose. */
export function strapiPages({ read }: SharedReads): Pick<ContentSource, 'page' | 'pages'> {
  return {
    page: (slug, locale) =>
      read('/pages', { locale, filters: { slug: { $eq: slug } }, ...populate.page }, (body) =>
        firstFrom(body, pageFrom),
      ),

    pages: (locale) =>
      read(
        '/pages',
        { locale, fields: ['slug', 'title'], sort: ['title:asc'], pagination: { page: 1, pageSize: 100 } },
        (body) => listFrom(body, pageLinkFrom),
      ),
  }
}
