import { report } from '../report.ts'
import { StrapiPausedError } from '../strapi/error.ts'
import type { Content, ContentSource } from './content.ts'

/** What each query is asked with and answers. */
type Queries = {
  [Name in keyof ContentSource]: {
    asked: Parameters<ContentSource[Name]>
    answer: Awaited<ReturnType<ContentSource[Name]>>
  }
}

/** `ContentSource`, written so that a query can be chosen by its name. */
type Source = {
  [Name in keyof Queries]: (...asked: Queries[Name]['asked']) => Promise<Queries[Name]['answer']>
}

/**
 * Content from the backend, or from what stands in for it when it fails.
 * Names and answers are the same; only `standsIn` tells the difference.
 */
export function withStandIn(backend: ContentSource, standIn: ContentSource): Content {
  const primary: Source = backend
  const secondary: Source = standIn
  let stoodIn = false

  function either<Name extends keyof Queries>(
    name: Name,
  ): (...asked: Queries[Name]['asked']) => Promise<Queries[Name]['answer']> {
    return async (...asked) => {
      try {
        return await primary[name](...asked)
      } catch (failure) {
        if (!(failure instanceof StrapiPausedError))
          report('content', failure, { asked: name, answeredFrom: 'the replica' })
        stoodIn = true
        return secondary[name](...asked)
      }
    }
  }

  return {
    article: either('article'),
    languagesOf: either('languagesOf'),
    articles: either('articles'),
    readNext: either('readNext'),
    page: either('page'),
    pages: either('pages'),
    tag: either('tag'),
    tags: either('tags'),
    tagMeant: either('tagMeant'),
    relatedTags: either('relatedTags'),
    event: either('event'),
    events: either('events'),
    vacancy: either('vacancy'),
    magazine: either('magazine'),
    magazines: either('magazines'),
    partner: either('partner'),
    partners: either('partners'),
    product: either('product'),
    products: either('products'),
    categories: either('categories'),
    campaignLink: either('campaignLink'),
    standsIn: () => stoodIn,
  }
}
