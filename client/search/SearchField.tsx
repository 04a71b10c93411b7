import { type ComponentType, type RefObject, useRef, useState } from 'react'
import { Icon } from '../components/Icon.tsx'
import { useSite } from '../site-context.tsx'
import { leavePopover } from './leave-popover.ts'
import './search-field.css'

interface SearchFieldProps {
  /** Of the input; a page may have several fields. */
  id: string
  /** What was searched for. */
  text?: string
  large?: boolean
}

/** What completes a field; it comes with its first focus, so that pages do not wait for what few of their readers use. */
type Suggestions = ComponentType<{ form: RefObject<HTMLFormElement | null>; id: string }>

/** Where one types what to look for: a plain form, which suggests while one types once script has come. */
export function SearchField({ id, text = '', large = false }: SearchFieldProps) {
  const { t, href } = useSite()
  const form = useRef<HTMLFormElement>(null)
  const [Suggestions, setSuggestions] = useState<Suggestions | null>(null)

  function fetchSuggestions() {
    import('./Suggestions.tsx').then(
      (room) => setSuggestions(() => room.Suggestions),
      // Without them it still searches.
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
            // Of type `search` it would keep Escape to itself, which closes what it stands in.
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
