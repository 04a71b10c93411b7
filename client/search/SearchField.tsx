import { type ComponentType, type RefObject, useRef, useState } from 'react'
import { Icon } from '../components/Icon.tsx'
import { useSite } from '../site-context.tsx'
import { leavePopover } from './leave-popover.ts'
import './search-field.css'

interface SearchFieldProps {
  /** Of the input; a page may have several fields. */
  id: string
  /** The current search text. */
  text?: string
  large?: boolean
}

/** Loaded when a field gets its first focus, because few readers use it. */
type Suggestions = ComponentType<{ form: RefObject<HTMLFormElement | null>; id: string }>

/** A search field: a plain form, with suggestions once script has loaded. */
export function SearchField({ id, text = '', large = false }: SearchFieldProps) {
  const { t, href } = useSite()
  const form = useRef<HTMLFormElement>(null)
  const [Suggestions, setSuggestions] = useState<Suggestions | null>(null)

  function fetchSuggestions() {
    import('./Suggestions.tsx').then(
      (module) => setSuggestions(() => module.Suggestions),
      // The field works without suggestions.
      () => {},
    )
  }

  return (
    <search className={large ? 'search-field search-field-large' : 'search-field'}>
      <form
        action={href('zoeken')}
        method="get"
        ref={form}
        onFocus={Suggestions ? undefined : fetchSuggestions}
        onSubmit={() => leavePopover(form.current)}
      >
        <label className="visually-hidden" htmlFor={id}>
          {t('search-field.label')}
        </label>
        <div className="search-field-row">
          <Icon name="search" />
          <input
            id={id}
            // Not type `search`: that would consume Escape, which closes the surrounding popover.
            type="text"
            inputMode="search"
            name="q"
            defaultValue={text}
            placeholder={t('search-field.placeholder')}
            maxLength={200}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
          />
          <button className="button" type="submit">
            {t('search-field.submit')}
          </button>
        </div>
        {Suggestions && <Suggestions form={form} id={id} />}
      </form>
    </search>
  )
}
