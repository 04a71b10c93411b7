import { formatMoney } from '../../components/money.ts'
import type { CategoryReference } from '../../content/category.ts'
import type { JobFilters } from '../../content/job-search.ts'
import type { Locale } from '../../content/locale.ts'
import type { Translate } from '../../i18n/translator.ts'
import { noFilters } from './job-filters.ts'

/** An active filter. */
export interface ActiveFilter {
  key: string
  label: string
  /** The search without it. */
  without: JobFilters
}

/** A search text as it reads in a sentence: quotes only say that no place is meant. */
export function withoutQuotes(text: string): string {
  return text.replace(/["“”„]/g, '')
}

/** All active filters, in the order of the fields. */
export function activeFilters(
  filters: JobFilters,
  categories: readonly CategoryReference[],
  t: Translate,
  locale: Locale,
): ActiveFilter[] {
  const { text, place, distance, salary } = filters
  function listed<Key extends 'categories' | 'hours' | 'contracts' | 'educations' | 'remote'>(
    key: Key,
    labelOf: (value: JobFilters[Key][number]) => string,
  ): ActiveFilter[] {
    const values: readonly JobFilters[Key][number][] = filters[key]
    return values.map((value) => ({
      key: `${key} ${value}`,
      label: labelOf(value),
      without: { ...filters, [key]: values.filter((other) => other !== value) },
    }))
  }
  return [
    ...(text ? [{ key: 'text', label: `“${withoutQuotes(text)}”`, without: { ...filters, text: '' } }] : []),
    ...(place
      ? [
          {
            key: 'place',
            label: t('jobs.active.near', { place, distance }),
            without: { ...filters, place: '', distance: noFilters.distance },
          },
        ]
      : []),
    ...listed('categories', (slug) => categories.find((one) => one.slug === slug)?.name ?? slug),
    ...listed('hours', (band) => t('cards.vacancy.hours', { hours: band.replace('-', '–') })),
    ...(salary === null
      ? []
      : [
          {
            key: 'salary',
            label: t('jobs.active.salary', { amount: formatMoney(locale, salary) }),
            without: { ...filters, salary: null },
          },
        ]),
    ...listed('contracts', (type) => t(`cards.vacancy.contract.${type}`)),
    ...listed('educations', (level) => t(`cards.vacancy.education.${level}`)),
    ...listed('remote', (mode) => t(`cards.vacancy.remote.${mode}`)),
  ]
}
