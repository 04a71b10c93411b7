import type { ContentSource } from '../../content/content.ts'
import { timelessVacancyFrom, vacancyAt } from '../../strapi/parse/vacancy.ts'
import { allOf, type Documents, isEqual } from './documents.ts'

/** Vacancies, one by one; those that readers may not see are not here at all. */
export function replicaVacancies({ first }: Documents, clock: () => number): Pick<ContentSource, 'vacancy'> {
  return {
    async vacancy(number, locale) {
      const found = await first(
        'vacancy',
        allOf(isEqual('d.number', number), isEqual('d.locale', locale)),
        timelessVacancyFrom,
      )
      return found && vacancyAt(found, clock())
    },
  }
}
