import type { VacancyCard } from '../content/vacancy.ts'
import { pathTo } from '../href.ts'

/** Site path of a vacancy, in its own language. */
export function vacancyPath({
  locale,
  number,
  slug,
}: Pick<VacancyCard, 'locale' | 'number' | 'slug'>): string {
  return pathTo(locale, 'jobs-vacature-id-slug', { id: number, slug })
}
