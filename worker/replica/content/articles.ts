import { type ContentSource, editorialKinds } from '../../content/content.ts'
import { articleCardFrom, articleFrom } from '../../strapi/parse/article.ts'
import { allOf, type Clause, type Documents, isEqual, isOneOf } from './documents.ts'

const newestFirst = 'd.first_published_at DESC, d.number DESC'

type Articles = Pick<ContentSource, 'article' | 'articles' | 'readNext'>

/** Articles. One that has expired does not exist any more. */
export function replicaArticles({ first, cards, listing }: Documents, clock: () => number): Articles {
  return {
    article: (number, locale) =>
      first(
        'content',
        allOf(isEqual('d.number', number), isEqual('d.locale', locale), notExpired('d', clock())),
        articleFrom,
      ),

    articles: ({ locale, section, tag, partner, kinds = editorialKinds, page, pageSize }) =>
      listing(
        'content',
        {
          where: allOf(
            isEqual('d.locale', locale),
            isOneOf('d.kind', kinds),
            section && isEqual('d.section', section),
            notExpired('d', clock()),
            tag && carries(tag, locale),
            partner && names(partner, locale),
          ),
        },
        newestFirst,
        { page, pageSize },
        articleCardFrom,
      ),

    async readNext(article, locale, limit) {
      const tags = article.tags.map((tag) => tag.slug)
      if (tags.length === 0) return []
      return cards(
        'content',
        {
          where: allOf(
            isEqual('d.locale', locale),
            { sql: 'd.number <> ?', values: [article.number] },
            isOneOf('d.kind', editorialKinds),
            notExpired('d', clock()),
            {
              sql: `d.document_id IN (SELECT document_id FROM document_tags WHERE locale = ? AND ${isOneOf('tag', tags).sql})`,
              values: [locale, ...tags],
            },
          ),
        },
        newestFirst,
        limit,
        articleCardFrom,
      )
    },
  }
}

/** A condition that an article is still there. @param table Name of table `documents` in the query. */
export function notExpired(table: string, now: number): Clause {
  return {
    sql: `(${table}.ends_at IS NULL OR ${table}.ends_at > ?)`,
    values: [new Date(now).toISOString()],
  }
}

function carries(tag: string, locale: string): Clause {
  return {
    sql: 'd.document_id IN (SELECT document_id FROM document_tags WHERE tag = ? AND locale = ?)',
    values: [tag, locale],
  }
}

function names(partner: string, locale: string): Clause {
  return {
    sql: `d.document_id IN (SELECT document_id FROM document_partners WHERE partner = ? AND locale = ? AND type = 'content')`,
    values: [partner, locale],
  }
}
