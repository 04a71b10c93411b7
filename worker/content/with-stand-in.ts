import { report } from '../report.ts'
import { StrapiPausedError } from '../strapi/error.ts'
import type { Content, ContentSource } from './content.ts'

/**
 * Content from the backend, or from what stands in for it when it fails.
 * Names and answers are the same; only `standsIn` tells the difference.
 */
export function withStandIn(backend: ContentSource, standIn: ContentSource): Content {
  let stoodIn = false

  function either<Args extends unknown[], Value>(
    asked: string,
    primary: (...args: Args) => Promise<Value>,
    secondary: (...args: Args) => Promise<Value>,
  ): (...args: Args) => Promise<Value> {
    return async (...args) => {
      try {
        return await primary(...args)
      } catch (failure) {
        if (!(failure instanceof StrapiPausedError))
          report('content', failure, { asked, answeredFrom: 'the replica' })
        stoodIn = true
        return secondary(...args)
      }
    }
  }

  return {
    article: either('article', backend.article, standIn.article),
    articleTranslations: either(
      'articleTranslations',
      backend.articleTranslations,
      standIn.articleTranslations,
    ),
    articles: either('articles', backend.articles, standIn.articles),
    readNext: either('readNext', backend.readNext, standIn.readNext),
    page: either('page', backend.page, standIn.page),
    pages: either('pages', backend.pages, standIn.pages),
    tag: either('tag', backend.tag, standIn.tag),
    tags: either('tags', backend.tags, standIn.tags),
    relatedTags: either('relatedTags', backend.relatedTags, standIn.relatedTags),
    standsIn: () => stoodIn,
  }
}
