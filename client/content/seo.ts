import type { Picture } from './picture.ts'

/** Set by an editor for search engines; null means "derive it". */
export interface Seo {
  title: string | null
  description: string | null
  canonical: string | null
  noindex: boolean
  picture: Picture | null
}
