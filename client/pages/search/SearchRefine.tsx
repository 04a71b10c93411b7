import { Icon } from '../../components/Icon.tsx'
import { useSite } from '../../site-context.tsx'
import { type Asked, isNarrowed } from './asked.ts'
import { type Counts, sectionChoices, tagChoices, typeChoices, yearChoices } from './filters.ts'
import { type Choice, FilterChoices } from './SearchFilters.tsx'

/** Sort order and filters; collapsed on a phone, where results come first. */
export function SearchRefine({
  asked,
  counts,
  tagName,
  pathOf,
}: {
  asked: Asked
  counts: Counts
  tagName: string | null
  pathOf: (asked: Asked) => string
}) {
  const { t } = useSite()
  const orders: Choice[] = (['relevance', 'newest'] as const).map((order) => ({
    key: order,
    label: t(`search.${order}`),
    count: null,
    isChosen: order === asked.order,
    asked: { ...asked, order },
  }))
  const filters = [
    // Without a text there is no relevance to sort by.
    { id: 'search-order', title: t('search.order'), choices: asked.text ? orders : [] },
    { id: 'search-types', title: t('search.type'), choices: typeChoices(asked, counts, t) },
    { id: 'search-sections', title: t('search.section'), choices: sectionChoices(asked, counts, t) },
    { id: 'search-tag', title: t('search.tag'), choices: tagChoices(asked, tagName) },
    { id: 'search-years', title: t('search.year'), choices: yearChoices(asked, counts) },
  ]
  return (
    <aside className="search-refine" aria-labelledby="search-refine">
      <details open={isNarrowed(asked)}>
        <summary>
          <Icon name="filter" />
          <h2 id="search-refine">{t('search.filters')}</h2>
          <Icon name="chevron-down" className="search-refine-arrow" />
        </summary>
        <div className="search-refine-body">
          {filters.map((filter) => (
            <FilterChoices key={filter.id} {...filter} pathOf={pathOf} />
          ))}
          {isNarrowed(asked) && (
            <a
              className="part-more"
              href={pathOf({ ...asked, type: null, section: null, tag: null, year: null })}
            >
              {t('search.clear-all')}
            </a>
          )}
        </div>
      </details>
    </aside>
  )
}
