import * as v from 'valibot'
import { type Locale, locales } from '../../client/content/locale.ts'
import { payKey } from './keys.ts'

/** A category of vacancies in one language. */
export const VacancyCategory = v.object({ documentId: v.string(), locale: v.string(), slug: v.string() })

const Categorised = v.object({ categories: v.nullish(v.array(v.object({ slug: v.string() }))) })

/**
 * The keys of what work pays in the categories of a vacancy: readers of each language ask by the slugs of theirs.
 * @param entry As the backend gives it.
 * @param known All categories of vacancies, in all languages.
 */
export function payKeys(
  entry: string,
  locale: Locale,
  known: readonly v.InferOutput<typeof VacancyCategory>[],
): string[] {
  const { categories } = v.parse(Categorised, JSON.parse(entry))
  return (categories ?? []).flatMap(({ slug }) => {
    const own = known.find((category) => category.locale === locale && category.slug === slug)
    const translations = known.filter(({ documentId }) => documentId === own?.documentId)
    return [
      ...translations.map((category) => payKey(category.locale, category.slug)),
      // The replica may have the category later.
      ...locales.map((language) => payKey(language, slug)),
    ]
  })
}
