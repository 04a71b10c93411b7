/** A tag as articles name it. */
export interface TagReference {
  slug: string
  name: string
}

/** A tag with the number of published articles that carry it. */
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
