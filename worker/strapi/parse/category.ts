import * as v from 'valibot'
import type { Category } from '../../../client/content/category.ts'
import type { Locale } from '../../../client/content/locale.ts'
import { text } from './values.ts'

export const CategoryEntry = v.object({
  documentId: v.string(),
  slug: v.string(),
  name: v.string(),
  kind: v.picklist(['news', 'vacancy', 'partner', 'product']),
  intro: text,
  icon: text,
  position: v.nullish(v.number()),
})

/** A category with its position. */
export interface PlacedCategory {
  category: Category
  /** Lowest first; null comes after all others. */
  position: number | null
}

/** Parses a category entry. @throws ValiError */
export function categoryFrom(entry: unknown): PlacedCategory {
  const { documentId, slug, name, kind, intro, icon, position } = v.parse(CategoryEntry, entry)
  return {
    category: { documentId, slug, name, kind, intro: intro || null, icon: icon || null },
    position: position ?? null,
  }
}

/** Categories in the editors' order; those without a position follow, by name. */
export function inEditorsOrder(categories: readonly PlacedCategory[], locale: Locale): Category[] {
  const byName = new Intl.Collator(locale, { numeric: true })
  const placeOf = ({ position }: PlacedCategory) => position ?? Number.MAX_SAFE_INTEGER
  return categories
    .toSorted(
      (one, other) => placeOf(one) - placeOf(other) || byName.compare(one.category.name, other.category.name),
    )
    .map(({ category }) => category)
}
