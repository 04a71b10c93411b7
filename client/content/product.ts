import type { Block } from './block.ts'
import type { Translation } from './locale.ts'
import type { Picture } from './picture.ts'
import type { ProductCard } from './product-card.ts'
import type { Seo } from './seo.ts'

/** A full product. */
export interface Product extends ProductCard {
  documentId: string
  sku: string | null
  gtin: string | null
  brand: string | null
  body: Block[]
  pictures: Picture[]
  specifications: { label: string; value: string }[]
  stock: 'in-stock' | 'out-of-stock' | 'preorder' | 'on-request' | null
  terms: string | null
  /** ISO 8601 instant of the last change. */
  updatedAt: string
  translations: Translation[]
  seo: Seo
}
