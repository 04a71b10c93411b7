import * as v from 'valibot'
import { locales } from '../../../client/content/locale.ts'
import type { Page } from '../../../client/content/page.ts'
import { pathTo } from '../../../client/href.ts'
import type { PageLink } from '../../content/content.ts'
import { blocksFrom, DynamicZone } from './blocks.ts'
import { SeoComponent, seoFrom } from './seo.ts'

export const PageEntry = v.object({
  documentId: v.string(),
  title: v.string(),
  slug: v.string(),
  locale: v.picklist(locales),
  intro: v.nullish(v.string()),
  blocks: v.nullish(DynamicZone),
  layout: v.nullish(v.picklist(['default', 'empty', 'fullpage'])),
  updatedAt: v.string(),
  seo: v.nullish(SeoComponent),
  localizations: v.array(v.object({ locale: v.picklist(locales), slug: v.string() })),
})

const LinkEntry = v.object({ slug: v.string(), title: v.string() })

/** A fully populated entry of type page. @throws ValiError */
export function pageFrom(entry: unknown): Page {
  const parsed = v.parse(PageEntry, entry)
  const languages = [parsed, ...parsed.localizations]
  return {
    documentId: parsed.documentId,
    title: parsed.title,
    slug: parsed.slug,
    intro: parsed.intro || null,
    blocks: blocksFrom(parsed.blocks ?? [], parsed.locale),
    layout: parsed.layout ?? 'default',
    updatedAt: parsed.updatedAt,
    translations: locales.flatMap((wanted) => {
      const language = languages.find((candidate) => candidate.locale === wanted)
      return language ? [{ locale: wanted, path: pathTo(wanted, 'slug', { slug: language.slug }) }] : []
    }),
    seo: seoFrom(parsed.seo),
  }
}

/** An entry of type page, as menus ask for it. @throws ValiError */
export function pageLinkFrom(entry: unknown): PageLink {
  return v.parse(LinkEntry, entry)
}
