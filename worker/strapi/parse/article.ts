import * as v from 'valibot'
import { articleAccesses } from '../../../client/content/access.ts'
import type { Article } from '../../../client/content/article.ts'
import { type ArticleCard, sections } from '../../../client/content/article-card.ts'
import { mayPointTo } from '../../http/may-point-to.ts'
import { blocksFrom, DynamicZone } from './blocks.ts'
import { DownloadComponent, downloadFrom } from './file.ts'
import { PartnerReferenceEntry, partnerReferenceFrom } from './partner-reference.ts'
import { Media, PictureComponent, pictureFrom, pictureFromMedia } from './picture.ts'
import { SeoComponent, seoFrom } from './seo.ts'
import { translationsOf } from './translations.ts'
import { instant, Localizations, locale, publicNumber, text } from './values.ts'

const kinds = ['news', 'background', 'opinion', 'video', 'podcast', 'whitepaper', 'advertorial'] as const

const CardEntry = v.object({
  number: publicNumber,
  slug: v.string(),
  locale,
  title: v.string(),
  kicker: text,
  intro: v.string(),
  kind: v.picklist(kinds),
  section: v.picklist(sections),
  firstPublishedAt: instant,
  readingMinutes: v.nullish(v.number()),
  priority: v.nullish(v.number()),
  access: v.nullish(v.picklist(articleAccesses)),
  hero: v.nullish(PictureComponent),
  sponsored: v.nullish(v.object({ label: text, partner: v.nullish(v.object({ name: v.string() })) })),
})

export const ArticleEntry = v.object({
  ...CardEntry.entries,
  documentId: v.string(),
  modifiedAt: text,
  body: v.nullish(DynamicZone),
  gallery: v.nullish(v.array(PictureComponent)),
  authors: v.array(
    v.object({
      slug: v.string(),
      name: v.string(),
      role: text,
      bio: text,
      url: text,
      photo: v.nullish(Media),
    }),
  ),
  tags: v.array(v.object({ slug: v.string(), name: v.string() })),
  partners: v.array(PartnerReferenceEntry),
  corrections: v.nullish(v.array(v.object({ date: v.string(), text: v.string() }))),
  sourceName: text,
  sourceUrl: text,
  download: v.nullish(DownloadComponent),
  seo: v.nullish(SeoComponent),
  localizations: Localizations,
})

/** Parses a content entry with list fields. @throws ValiError */
export function articleCardFrom(entry: unknown): ArticleCard {
  return cardOf(v.parse(CardEntry, entry))
}

/** Parses a fully populated content entry. @throws ValiError */
export function articleFrom(entry: unknown): Article {
  const parsed = v.parse(ArticleEntry, entry)
  return {
    ...cardOf(parsed),
    documentId: parsed.documentId,
    isClosed: false,
    modifiedAt: parsed.modifiedAt ?? null,
    body: blocksFrom(parsed.body ?? [], parsed.locale),
    gallery: (parsed.gallery ?? []).flatMap((picture) => pictureFrom(picture) ?? []),
    authors: parsed.authors.map(({ slug, name, role, bio, url, photo }) => ({
      slug,
      name,
      role: role ?? null,
      bio: bio ?? null,
      url: mayPointTo.website(url),
      photo: pictureFromMedia(photo),
    })),
    tags: parsed.tags,
    partners: parsed.partners.map(partnerReferenceFrom),
    corrections: parsed.corrections ?? [],
    source: parsed.sourceName
      ? { name: parsed.sourceName, url: mayPointTo.linkInText(parsed.sourceUrl ?? '') }
      : null,
    download: downloadFrom(parsed.download),
    translations: translationsOf([parsed, ...parsed.localizations], (slug) => [
      'news-id-slug',
      { id: parsed.number, slug },
    ]),
    seo: seoFrom(parsed.seo),
  }
}

function cardOf(entry: v.InferOutput<typeof CardEntry>): ArticleCard {
  const { sponsored } = entry
  return {
    number: entry.number,
    slug: entry.slug,
    locale: entry.locale,
    title: entry.title,
    kicker: entry.kicker || null,
    intro: entry.intro,
    kind: entry.kind,
    section: entry.section,
    publishedAt: entry.firstPublishedAt,
    readingMinutes: Math.max(1, entry.readingMinutes ?? 1),
    picture: pictureFrom(entry.hero),
    priority: entry.priority ?? 0,
    access: entry.access ?? 'subscriber',
    sponsor: sponsored?.partner ? { label: sponsored.label || null, name: sponsored.partner.name } : null,
  }
}
