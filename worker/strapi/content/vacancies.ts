import type { ContentSource } from '../../content/content.ts'
import { firstFrom } from '../parse/list.ts'
import { isShown, timelessVacancyFrom, vacancyAt } from '../parse/vacancy.ts'
import * as populate from '../populate.ts'
import type { SharedReads } from '../shared-reads.ts'

/** Vacancies, one by one: lists of them come from the replica's own tables. */
export function strapiVacancies({ read }: SharedReads, clock: () => number): Pick<ContentSource, 'vacancy'> {
  return {
    async vacancy(number, locale) {
      const found = await read(
        '/vacancies',
        { locale, filters: { number: { $eq: number } }, ...populate.vacancy },
        (body) => firstFrom(body, timelessVacancyFrom),
      )
      return found && isShown(found) ? vacancyAt(found, clock()) : null
    },
  }
}
