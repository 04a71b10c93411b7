import * as v from 'valibot'
import type { Seo } from '../../../client/content/seo.ts'
import { Media, pictureFromMedia } from './picture.ts'

const text = v.nullish(v.string())

/** Component `shared.seo`. */
export const SeoComponent = v.object({
  title: text,
  description: text,
  canonical: text,
  noindex: v.nullish(v.boolean()),
  ogImage: v.nullish(Media),
})

/** The editors' settings for search engines; empty values become null. */
export function seoFrom(component: v.InferOutput<typeof SeoComponent> | null | undefined): Seo {
  return {
    title: component?.title || null,
    description: component?.description || null,
    canonical: component?.canonical || null,
    noindex: component?.noindex ?? false,
    picture: pictureFromMedia(component?.ogImage),
  }
}
