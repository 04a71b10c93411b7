/** What a category is for. */
export type CategoryKind = 'news' | 'vacancy' | 'partner' | 'product'

/** A category as other documents refer to it. */
export interface CategoryReference {
  slug: string
  name: string
}

/** A category with the content of its page. */
export interface Category extends CategoryReference {
  documentId: string
  kind: CategoryKind
  intro: string | null
  /** Name of an icon in Iconify's notation, such as `tabler:forklift`. */
  icon: string | null
}
