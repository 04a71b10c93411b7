/** A tag as articles refer to it. */
export interface TagReference {
  slug: string
  name: string
}

/** A tag with its number of published articles. */
export interface TagCount extends TagReference {
  /** Lower-case `a` to `z`, or a digit. */
  initial: string
  count: number
}

/** A tag with its introduction. */
export interface Tag extends TagReference {
  documentId: string
  description: string | null
}
