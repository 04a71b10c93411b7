import * as v from 'valibot'
import { hasSide } from '../../../client/components/partner-path.ts'
import { isLocale } from '../../../client/content/locale.ts'
import type { Seo } from '../../../client/content/seo.ts'
import { type Params, pathTo } from '../../../client/href.ts'
import { matchRoute } from '../../../client/match.ts'
import type { Rows } from '../../replica/rows.ts'
import { routeShowing, type SitemapKind } from './kinds.ts'

/** A page that search engines may index. */
export interface ListedPage {
  kind: SitemapKind
  /** Site path, with the prefix of its language. */
  path: string
  /** ISO 8601 instant of the last change that readers would notice. */
  changedAt: string
  /** ISO 8601 instant from which it isn't listed, or null. */
  endsAt: string | null
  /** Site path of its main picture. */
  picture: string | null
}

/** The pages of a published document: none if it mustn't be found, two for a company that sells and employs. */
export function listedPages({ document, read }: Rows): ListedPage[] {
  const { type, value } = read
  const changedAt = document.updated_at
  switch (type) {
    case 'content':
      return page('content', value, { id: value.number, slug: value.slug }, value.seo, {
        changedAt: value.modifiedAt ?? value.publishedAt,
        endsAt: document.ends_at,
        picture: value.picture?.src ?? null,
      })
    case 'event':
      return page('event', value, { slug: value.slug }, value.seo, {
        changedAt,
        picture: value.picture?.src ?? null,
      })
    case 'vacancy': {
      const { vacancy, state } = value
      if (state !== 'published') return []
      return page('vacancy', vacancy, { id: vacancy.number, slug: vacancy.slug }, vacancy.seo, {
        changedAt,
        endsAt: vacancy.validThrough,
      })
    }
    case 'magazine':
      return page('magazine', value, { id: value.number, slug: value.slug }, value.seo, {
        changedAt,
        picture: value.cover?.src ?? null,
      })
    case 'partner': {
      const facts = { changedAt, picture: value.logo?.src ?? null }
      return (['supplier', 'employer'] as const)
        .filter((side) => hasSide(value, side))
        .flatMap((side) => page(side, value, { link: value.link }, value.seo, facts))
    }
    case 'product':
      // Only subscriptions have a page of their own; other products are shown on their seller's page.
      if (value.kind !== 'subscription') return []
      return page('product', value, { slug: value.slug }, value.seo, {
        changedAt,
        picture: value.picture?.src ?? null,
      })
    case 'page':
      // A fixed route takes precedence over a page that editors composed at the same address.
      if (matchRoute(`/${value.slug}`)?.name !== 'slug') return []
      if (v.parse(PageChoice, JSON.parse(document.entry)).showInSitemap === false) return []
      return page('page', document, { slug: value.slug }, value.seo, { changedAt })
    case 'edition':
      return page('edition', value, { slug: value.slug }, null, { changedAt })
    case 'tag':
      return page('tag', document, { tag: value.slug }, null, { changedAt })
    default:
      return []
  }
}

/** The editors' choice, which isn't part of the page. */
const PageChoice = v.object({ showInSitemap: v.nullish(v.boolean()) })

interface Facts {
  changedAt: string
  endsAt?: string | null
  picture?: string | null
}

function page(
  kind: SitemapKind,
  { locale }: { locale: string },
  params: Params,
  seo: Seo | null,
  { changedAt, endsAt = null, picture = null }: Facts,
): ListedPage[] {
  if (!isLocale(locale)) return []
  const path = pathTo(locale, routeShowing(kind), params)
  // A page whose canonical address is another one isn't listed as well.
  if (seo?.noindex || (seo?.canonical && seo.canonical !== path)) return []
  return [{ kind, path, changedAt, endsAt, picture }]
}
