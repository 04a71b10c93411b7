import { type RefObject, useEffect, useId } from 'react'
import { useSite } from '../site-context.tsx'
import { useCombobox } from './use-combobox.ts'
import { useSuggestions } from './use-suggestions.ts'

interface SuggestionsProps {
  /** The form that contains the input. */
  form: RefObject<HTMLFormElement | null>
  /** Of the input. */
  id: string
}

/**
 * Turns a search field into a combobox with a list (ARIA Authoring Practices): arrows select, Enter opens or searches, Escape closes; the
 * number of suggestions is announced.
 */
export function Suggestions({ form, id }: SuggestionsProps) {
  const { t, locale } = useSite()
  const listId = useId()
  const { suggestions, ask, forget } = useSuggestions(locale)
  const { isOpen, active, choose } = useCombobox({ form, id, listId, suggestions, ask, forget })

  useEffect(() => {
    if (active !== null) document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [active, listId])

  return (
    <>
      <div className="suggestions" hidden={!isOpen}>
        <div id={listId} role="listbox" aria-label={t('search-field.suggestions')}>
          {suggestions.map((suggestion, index) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names what is chosen
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard by the field
            <div
              className="suggestion"
              key={`${suggestion.path} ${suggestion.text}`}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === active}
              // Keeps the focus in the field; otherwise the list would close before the click.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(suggestion)}
            >
              <span>{suggestion.text}</span>
              {suggestion.type && (
                <span className="suggestion-type">{t(`search-type.${suggestion.type}`)}</span>
              )}
            </div>
          ))}
        </div>
      </div>
      <p className="visually-hidden" role="status">
        {isOpen && t.count('search-field.count', suggestions.length)}
      </p>
    </>
  )
}
