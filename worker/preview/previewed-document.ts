import type { Locale } from '../../client/content/locale.ts'
import { pathTo } from '../../client/href.ts'
import { matchRoute, type RouteMatch } from '../../client/match.ts'
import type { Content } from '../content/content.ts'
import { articleFrom } from '../strapi/parse/article.ts'
import { eventFrom } from '../strapi/parse/event.ts'
import { magazineFrom } from '../strapi/parse/magazine.ts'
import { pageFrom } from '../strapi/parse/page.ts'
import { partnerFrom, profileRoute } from '../strapi/parse/partner.ts'
import { productDraftFrom } from '../strapi/parse/product.ts'
import { timelessVacancyFrom, vacancyAt } from '../strapi/parse/vacancy.ts'
import type { OpenFiles } from './open-files.ts'
import type { PreviewType } from './preview-link.ts'

/** A document shown before publication. */
export interface PreviewedDocument {
  /** Its future page. */
  match: RouteMatch | null
  /** The site's content as if this document were published: one query returns it, all others are unchanged. */
  within: (content: Content) => Content
}

/**
 * Parses a complete entry as its page would.
 * @param now Milliseconds since 1970, for opening and closing times.
 * @param openFiles From `openFilesOf`.
 * @throws ValiError if it can't be shown.
 */
export function previewedDocument(
  type: PreviewType,
  entry: unknown,
  locale: Locale,
  now: number,
  openFiles: OpenFiles,
): PreviewedDocument {
  switch (type) {
    case 'content': {
      const value = openFiles(articleFrom(entry))
      return at(pathTo('nl', 'news-id-slug', { id: value.number, slug: value.slug }), {
        article: async () => value,
      })
    }
    case 'event': {
      const value = openFiles(eventFrom(entry))
      return at(pathTo('nl', 'events-slug', { slug: value.slug }), { event: async () => value })
    }
    case 'vacancy': {
      // Readers may not see it yet in most of its states; holders of the link may.
      const value = openFiles(vacancyAt(timelessVacancyFrom(entry), now))
      return at(pathTo('nl', 'jobs-vacature-id-slug', { id: value.number, slug: value.slug }), {
        vacancy: async () => value,
      })
    }
    case 'magazine': {
      const value = openFiles(magazineFrom(entry))
      return at(pathTo('nl', 'magazines-id-slug', { id: value.number, slug: value.slug }), {
        magazine: async () => value,
      })
    }
    case 'partner': {
      const value = openFiles(partnerFrom(entry))
      return at(pathTo('nl', profileRoute(value.roles), { link: value.link }), {
        partner: async () => value,
      })
    }
    case 'product': {
      const value = openFiles(productDraftFrom(entry))
      return at(pathTo('nl', 'abonnementen-slug', { slug: value.slug }), { product: async () => value })
    }
    case 'page': {
      const value = openFiles(pageFrom(entry))
      // Some routes show a composed page by its slug, others as part of their own page.
      return {
        match: matchRoute(pathTo('nl', 'slug', { slug: value.slug })),
        within: (content) => ({
          ...content,
          page: (slug, language) =>
            slug === value.slug && language === locale
              ? Promise.resolve(value)
              : content.page(slug, language),
        }),
      }
    }
  }
}

function at(path: string, answers: Partial<Content>): PreviewedDocument {
  return { match: matchRoute(path), within: (content) => ({ ...content, ...answers }) }
}
