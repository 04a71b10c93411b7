import * as v from 'valibot'
import type { Product } from '../../../client/content/product.ts'
import type { ProductCard } from '../../../client/content/product-card.ts'
import { blocksFrom, DynamicZone } from './blocks.ts'
import { PartnerReferenceEntry, partnerReferenceFrom } from './partner-reference.ts'
import { PictureComponent, pictureFrom } from './picture.ts'
import { SeoComponent, seoFrom } from './seo.ts'
import { translationsOf } from './translations.ts'
import { decimal, jsonTexts, Localizations, locale, text } from './values.ts'

const PriceComponent = v.object({
  amount: decimal,
  currency: text,
  vatRate: v.nullish(decimal),
  interval: v.nullish(v.picklist(['once', 'month', 'quarter', 'year'])),
})

const CardEntry = v.object({
  slug: v.string(),
  locale,
  kind: v.picklist(['catalogue', 'subscription', 'vacancy-credit', 'advert', 'magazine']),
  name: v.string(),
  intro: text,
  price: v.nullish(PriceComponent),
  features: jsonTexts,
  trialDays: v.nullish(v.number()),
  images: v.nullish(v.array(PictureComponent)),
  partner: v.nullish(PartnerReferenceEntry),
})

export const ProductEntry = v.object({
  ...CardEntry.entries,
  documentId: v.string(),
  sku: text,
  gtin: text,
  brand: text,
  body: v.nullish(DynamicZone),
  specifications: v.nullish(v.array(v.object({ label: v.string(), value: v.string() }))),
  stock: v.nullish(v.picklist(['in-stock', 'out-of-stock', 'preorder', 'on-request'])),
  terms: text,
  active: v.nullish(v.boolean()),
  updatedAt: v.string(),
  seo: v.nullish(SeoComponent),
  localizations: Localizations,
})

/** Parses a product entry with list fields. @throws ValiError */
export function productCardFrom(entry: unknown): ProductCard {
  return cardOf(v.parse(CardEntry, entry))
}

/** Parses a fully populated product entry; null if it isn't for sale. @throws ValiError */
export function productFrom(entry: unknown): Product | null {
  const { active } = v.parse(v.object({ active: ProductEntry.entries.active }), entry)
  return active ? productDraftFrom(entry) : null
}

/** The same, whether or not it is for sale. @throws ValiError */
export function productDraftFrom(entry: unknown): Product {
  const parsed = v.parse(ProductEntry, entry)
  return {
    ...cardOf(parsed),
    documentId: parsed.documentId,
    sku: parsed.sku || null,
    gtin: parsed.gtin || null,
    brand: parsed.brand || null,
    body: blocksFrom(parsed.body ?? [], parsed.locale),
    pictures: (parsed.images ?? []).flatMap((image) => pictureFrom(image) ?? []),
    specifications: (parsed.specifications ?? []).map(({ label, value }) => ({ label, value })),
    stock: parsed.stock ?? null,
    terms: parsed.terms || null,
    updatedAt: parsed.updatedAt,
    translations: translationsOf([parsed, ...parsed.localizations], (slug) => [
      'abonnementen-slug',
      { slug },
    ]),
    seo: seoFrom(parsed.seo),
  }
}

/** Cheapest first, then by name; those without a price last. */
export function cheapestFirst(products: readonly ProductCard[]): ProductCard[] {
  const amountOf = ({ price }: ProductCard) => price?.amount ?? Number.MAX_SAFE_INTEGER
  return products.toSorted(
    (one, other) => amountOf(one) - amountOf(other) || one.name.localeCompare(other.name, one.locale),
  )
}

function cardOf(entry: v.InferOutput<typeof CardEntry>): ProductCard {
  const { price } = entry
  return {
    slug: entry.slug,
    locale: entry.locale,
    kind: entry.kind,
    name: entry.name,
    intro: entry.intro ?? '',
    price: price
      ? {
          amount: price.amount,
          currency: price.currency || 'EUR',
          vatRate: price.vatRate ?? 21,
          interval: price.interval ?? 'once',
        }
      : null,
    features: entry.features,
    trialDays: entry.trialDays || null,
    picture: pictureFrom(entry.images?.[0]),
    partner: entry.partner ? partnerReferenceFrom(entry.partner) : null,
  }
}
