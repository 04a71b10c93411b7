import * as v from 'valibot'
import { magazineAccesses } from '../../../client/content/access.ts'
import type { Locale } from '../../../client/content/locale.ts'
import type { ContentsLine, Magazine, MagazineCard } from '../../../client/content/magazine.ts'
import { pathTo } from '../../../client/href.ts'
import { mayPointTo } from '../../http/may-point-to.ts'
import { DownloadComponent, downloadFrom } from './file.ts'
import { PartnerReferenceEntry, partnerReferenceFrom } from './partner-reference.ts'
import { PictureComponent, pictureFrom } from './picture.ts'
import { SeoComponent, seoFrom } from './seo.ts'
import { translationsOf } from './translations.ts'
import { decimal, instant, Localizations, locale, publicNumber, text } from './values.ts'

const CardEntry = v.object({
  number: publicNumber,
  slug: v.string(),
  locale,
  title: v.string(),
  edition: text,
  year: v.number(),
  intro: text,
  cover: v.nullish(PictureComponent),
  issuedAt: instant,
  access: v.nullish(v.picklist(magazineAccesses)),
})

const ContentsLineComponent = v.object({
  page: v.nullish(v.number()),
  title: v.string(),
  content: v.nullish(v.object({ number: v.nullish(publicNumber), slug: v.string() })),
})

export const MagazineEntry = v.object({
  ...CardEntry.entries,
  documentId: v.string(),
  contents: v.nullish(v.array(ContentsLineComponent)),
  pdf: v.nullish(DownloadComponent),
  flipbookUrl: text,
  price: v.nullish(decimal),
  paperPrice: v.nullish(decimal),
  issn: text,
  partners: v.nullish(v.array(PartnerReferenceEntry)),
  updatedAt: v.string(),
  seo: v.nullish(SeoComponent),
  localizations: Localizations,
})

/** Parses a magazine entry with list fields. @throws ValiError */
export function magazineCardFrom(entry: unknown): MagazineCard {
  return cardOf(v.parse(CardEntry, entry))
}

/** Parses a fully populated magazine entry. @throws ValiError */
export function magazineFrom(entry: unknown): Magazine {
  const parsed = v.parse(MagazineEntry, entry)
  return {
    ...cardOf(parsed),
    documentId: parsed.documentId,
    isClosed: false,
    contents: (parsed.contents ?? []).flatMap((line) => contentsLineFrom(line, parsed.locale) ?? []),
    pdf: downloadFrom(parsed.pdf),
    flipbookUrl: mayPointTo.website(parsed.flipbookUrl),
    price: parsed.price ?? null,
    sold: soldOf(parsed),
    issn: parsed.issn || null,
    partners: (parsed.partners ?? []).map(partnerReferenceFrom),
    updatedAt: parsed.updatedAt,
    translations: translationsOf([parsed, ...parsed.localizations], (slug) => [
      'magazines-id-slug',
      { id: parsed.number, slug },
    ]),
    seo: seoFrom(parsed.seo),
  }
}

function cardOf(entry: v.InferOutput<typeof CardEntry>): MagazineCard {
  return {
    number: entry.number,
    slug: entry.slug,
    locale: entry.locale,
    title: entry.title,
    edition: entry.edition || String(entry.year),
    year: entry.year,
    intro: entry.intro ?? '',
    cover: pictureFrom(entry.cover),
    issuedAt: entry.issuedAt,
    access: entry.access ?? 'subscriber',
  }
}

/** As the backend sells it (`centsFor`): what everybody may read is sold on paper alone. */
function soldOf({
  access,
  price,
  paperPrice,
  pdf,
  flipbookUrl,
}: v.InferOutput<typeof MagazineEntry>): Magazine['sold'] {
  const isReadable = access !== 'free' && Boolean(pdf?.file || flipbookUrl)
  return { digital: (isReadable && price) || null, paper: paperPrice || null }
}

/** Null for a line without a page number: a table of contents is read by page. */
function contentsLineFrom(
  { page, title, content }: v.InferOutput<typeof ContentsLineComponent>,
  locale: Locale,
): ContentsLine | null {
  if (page == null) return null
  const path = content?.number
    ? pathTo(locale, 'news-id-slug', { id: content.number, slug: content.slug })
    : null
  return { page, title, path }
}
