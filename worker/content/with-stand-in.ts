import { report } from '../report.ts'
import { StrapiPausedError } from '../strapi/error.ts'
import type { Content, ContentSource } from './content.ts'

/**
 * Content from the backend, or from what stands in for it when it fails.
 * Names and answers are the same; only `standsIn` tells the difference.
 */
export function withStandIn(backend: ContentSource, standIn: ContentSource): Content {
  let stoodIn = false

  async function ask<Value>(
    what: string,
    primary: () => Promise<Value>,
    secondary: () => Promise<Value>,
  ): Promise<Value> {
    try {
      return await primary()
    } catch (failure) {
      if (!(failure instanceof StrapiPausedError))
        report('content', failure, { asked: what, answeredFrom: 'the replica' })
      stoodIn = true
      return secondary()
    }
  }

  return {
    article: (...args) =>
      ask(
        'article',
        () => backend.article(...args),
        () => standIn.article(...args),
      ),
    articleTranslations: (...args) =>
      ask(
        'articleTranslations',
        () => backend.articleTranslations(...args),
        () => standIn.articleTranslations(...args),
      ),
    articles: (...args) =>
      ask(
        'articles',
        () => backend.articles(...args),
        () => standIn.articles(...args),
      ),
    readNext: (...args) =>
      ask(
        'readNext',
        () => backend.readNext(...args),
        () => standIn.readNext(...args),
      ),
    page: (...args) =>
      ask(
        'page',
        () => backend.page(...args),
        () => standIn.page(...args),
      ),
    pages: (...args) =>
      ask(
        'pages',
        () => backend.pages(...args),
        () => standIn.pages(...args),
      ),
    tag: (...args) =>
      ask(
        'tag',
        () => backend.tag(...args),
        () => standIn.tag(...args),
      ),
    tags: (...args) =>
      ask(
        'tags',
        () => backend.tags(...args),
        () => standIn.tags(...args),
      ),
    relatedTags: (...args) =>
      ask(
        'relatedTags',
        () => backend.relatedTags(...args),
        () => standIn.relatedTags(...args),
      ),
    standsIn: () => stoodIn,
  }
}
