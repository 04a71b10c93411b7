import * as v from 'valibot'
import { pageAccesses } from '../../../client/content/access.ts'
import type { Page } from '../../../client/content/page.ts'
import { blocksFrom, DynamicZone } from './blocks.ts'
import { SeoComponent, seoFrom } from './seo.ts'
import { translationsOf } from './translations.ts'
import { Localizations, locale, text } from './values.ts'

export const PageEntry = v.object({
  documentId: v.string(),
  title: v.string(),
  slug: v.string(),
  locale,
  intro: text,
  access: v.nullish(v.picklist(pageAccesses)),
  blocks: v.nullish(DynamicZone),
  layout: v.nullish(v.picklist(['default', 'empty', 'fullpage'])),
  updatedAt: v.string(),
  seo: v.nullish(SeoComponent),
  localizations: Localizations,
})

/** Parses a fully populated page entry. @throws ValiError */
export function pageFrom(entry: unknown): Page {
  const parsed = v.parse(PageEntry, entry)
  return {
    documentId: parsed.documentId,
    title: parsed.title,
    slug: parsed.slug,
    intro: parsed.intro || null,
    access: parsed.access ?? 'subscriber',
    isClosed: false,
    blocks: blocksFrom(parsed.blocks ?? [], parsed.locale),
    layout: parsed.layout ?? 'default',
    updatedAt: parsed.updatedAt,
    translations: translationsOf([parsed, ...parsed.localizations], (slug) => ['slug', { slug }]),
    seo: seoFrom(parsed.seo),
  }
}
