import { useId } from 'react'
import { Icon } from '../../components/Icon.tsx'
import { useSite } from '../../site-context.tsx'

/** One value of a filter. */
export interface Choice {
  key: string
  name: string
  /** Number of results. */
  count: number
  isChosen: boolean
  /** Address with this value, or without it if it is already chosen. */
  href: string
}

interface FilterGroupProps {
  title: string
  choices: Choice[]
  more?: { label: string; choices: Choice[] }
}

/** The values of one filter; nothing if there are none. */
export function FilterGroup({ title, choices, more }: FilterGroupProps) {
  const id = `filter${useId()}`
  if (choices.length === 0) return null
  return (
    <section className="event-filter" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Choices choices={choices} />
      {more && more.choices.length > 0 && (
        <details className="event-filter-more">
          <summary>{more.label}</summary>
          <Choices choices={more.choices} />
        </details>
      )}
    </section>
  )
}

function Choices({ choices }: { choices: Choice[] }) {
  const { t, locale } = useSite()
  return (
    <ul className="event-choices">
      {choices.map(({ key, name, count, isChosen, href }) => (
        <li key={key}>
          <a className="event-choice" href={href} aria-current={isChosen ? 'true' : undefined} rel="nofollow">
            <span className="event-choice-name" suppressHydrationWarning>
              {name}
            </span>
            {isChosen ? (
              <>
                <Icon name="x" />
                <span className="visually-hidden">: {t('events.filter-remove')}</span>
              </>
            ) : (
              <span className="event-choice-count">
                <span aria-hidden="true">{new Intl.NumberFormat(locale).format(count)}</span>
                <span className="visually-hidden">, {t.count('events.found', count)}</span>
              </span>
            )}
          </a>
        </li>
      ))}
    </ul>
  )
}
