import { Icon } from '../../components/Icon.tsx'
import { useSite } from '../../site-context.tsx'
import type { Asked } from './asked.ts'

/** One choice of a filter. */
export interface Choice {
  key: string
  label: string
  /** Null if unknown. */
  count: number | null
  isChosen: boolean
  /** The search with this choice, or without it if it is already chosen. */
  asked: Asked
}

/** The choices of one filter, as links. */
export function FilterChoices({
  id,
  title,
  choices,
  pathOf,
}: {
  id: string
  title: string
  choices: Choice[]
  pathOf: (asked: Asked) => string
}) {
  const { t, locale } = useSite()
  if (choices.length === 0) return null
  const number = new Intl.NumberFormat(locale)
  return (
    <div className="search-filter">
      <h3 className="part-label" id={id}>
        {title}
      </h3>
      <ul className="tags" aria-labelledby={id}>
        {choices.map(({ key, label, count, isChosen, asked }) => (
          <li key={key}>
            <a
              className={isChosen ? 'tag search-chosen' : 'tag'}
              href={pathOf(asked)}
              aria-current={isChosen ? 'true' : undefined}
            >
              {isChosen && <Icon name="check" />}
              {label}
              {count !== null && (
                <>
                  <span className="tag-count" aria-hidden="true" suppressHydrationWarning>
                    {number.format(count)}
                  </span>
                  <span className="visually-hidden" suppressHydrationWarning>
                    , {t.count('search.total', count)}
                  </span>
                </>
              )}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
