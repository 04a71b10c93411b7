import { formatMonth } from '../../components/event-dates.ts'
import { Icon } from '../../components/Icon.tsx'
import { useSite } from '../../site-context.tsx'
import { allOf, countFilters, type EventFacets, type EventFilters, queryOf } from './event-filters.ts'
import { type Choice, FilterGroup } from './FilterGroup.tsx'

/** Number of cities shown; the others are behind "more". */
const shownCities = 6

/** Filters for the events, as links with the number of results. */
export function EventFilterPanel({ filters, facets }: { filters: EventFilters; facets: EventFacets }) {
  const { t, href, locale } = useSite()
  const active = countFilters(filters)
  // Choosing the current value again removes it.
  const choice = <Key extends keyof EventFilters>(
    key: Key,
    value: EventFilters[Key] & (string | number),
    name: string,
    count: number,
  ): Choice => {
    const isChosen = filters[key] === value
    const to: EventFilters = { ...filters, [key]: isChosen ? null : value }
    return { key: String(value), name, count, isChosen, href: href('events', {}, queryOf(to)) }
  }
  const cities = facets.cities.map(({ slug, name, count }) => choice('city', slug, name, count))
  const chosenFirst = cities.toSorted((one, other) => Number(other.isChosen) - Number(one.isChosen))
  return (
    <details className="event-filters">
      <summary>
        <Icon name="adjustments-horizontal" />
        {t('events.filters')}
        {active > 0 && (
          <span className="event-filters-active">{t.count('events.filters-active', active)}</span>
        )}
      </summary>
      <div className="event-filters-groups">
        {active > 0 && (
          <a className="event-filters-clear" href={href('events', {}, queryOf(allOf(filters.period)))}>
            <Icon name="x" />
            {t('events.filters-clear')}
          </a>
        )}
        <FilterGroup
          title={t('events.month')}
          choices={
            filters.period === 'ahead'
              ? facets.months.map(({ month, count }) =>
                  choice('month', month, formatMonth(locale, month), count),
                )
              : []
          }
        />
        <FilterGroup
          title={t('events.year')}
          choices={
            filters.period === 'past'
              ? facets.years.map(({ year, count }) => choice('year', year, String(year), count))
              : []
          }
        />
        <FilterGroup
          title={t('events.section')}
          choices={facets.sections.map(({ section, count }) =>
            choice('section', section, t(`section.${section}`), count),
          )}
        />
        <FilterGroup
          title={t('events.way')}
          choices={
            facets.online > 0 || filters.isOnline
              ? [
                  {
                    key: 'online',
                    name: t('events.online'),
                    count: facets.online,
                    isChosen: filters.isOnline,
                    href: href('events', {}, queryOf({ ...filters, isOnline: !filters.isOnline })),
                  },
                ]
              : []
          }
        />
        <FilterGroup
          title={t('events.city')}
          choices={chosenFirst.slice(0, shownCities)}
          more={{ label: t('events.more-cities'), choices: chosenFirst.slice(shownCities) }}
        />
      </div>
    </details>
  )
}
