/** What a category sorts. */
export type CategoryKind = 'news' | 'vacancy' | 'partner' | 'product'

/** A category as documents name it. */
export interface CategoryReference {
  slug: string
  name: string
}

/** A category with what its page says of it. */
export interface Category extends CategoryReference {
  documentId: string
  kind: CategoryKind
  intro: string | null
  /** Name of an icon in Iconify's notation, such as `tabler:forklift`. */
  icon: string | null
}
