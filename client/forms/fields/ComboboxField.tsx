import './combobox-field.css'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useSite } from '../../site-context.tsx'
import { useHydrated } from '../../state/use-hydrated.ts'
import type { FieldProps, OwnFieldSpec } from '../define-placed-form.ts'
import { suggestionsFor } from '../suggestions.ts'
import { FieldFrame } from './FieldFrame.tsx'
import { useControl } from './use-control.ts'

interface Combobox {
  /** What is suggested, such as names of places; anything else may be typed, and the rules decide. */
  options: readonly string[]
}

/** A line of text with suggestions. Its form needs the texts `form-fields`. */
export function comboboxField({
  options,
  ...spec
}: Pick<OwnFieldSpec, 'label' | 'hint' | 'isOptional'> & Combobox): OwnFieldSpec {
  return {
    ...spec,
    as: 'own',
    empty: '',
    show: (props) => <ComboboxField {...props} options={options} />,
  }
}

/**
 * An editable combobox with a list (ARIA Authoring Practices): the focus stays in the text, arrows move through the list, Enter takes what
 * is chosen, Escape closes. Without script the browser suggests by itself.
 */
function ComboboxField({ options, ...props }: FieldProps & Combobox) {
  const { t } = useSite()
  const { field, frame, control } = useControl(props)
  const isHydrated = useHydrated()
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const list = useRef<HTMLDivElement>(null)
  const listId = `${field.id}-list`
  const found = isOpen ? suggestionsFor(field.value, options) : []
  const isShown = found.length > 0
  const optionId = (index: number) => `${field.id}-option-${index}`

  function take(text: string) {
    field.change(text)
    close()
  }

  function close() {
    setOpen(false)
    setActive(-1)
  }

  function moveTo(index: number) {
    setOpen(true)
    setActive(index)
    list.current?.children[index]?.scrollIntoView({ block: 'nearest' })
  }

  function press(event: KeyboardEvent) {
    const last = found.length - 1
    const chosen = found[active]
    if (event.key === 'ArrowDown') moveTo(isShown && active < last ? active + 1 : 0)
    else if (event.key === 'ArrowUp') moveTo(active > 0 ? active - 1 : Math.max(last, 0))
    else if (event.key === 'Enter' && chosen !== undefined) take(chosen)
    else if (event.key === 'Escape' && isShown) close()
    else return
    event.preventDefault()
  }

  return (
    <FieldFrame {...frame}>
      <div className="combobox">
        <input
          {...control}
          autoComplete="off"
          {...(isHydrated
            ? {
                role: 'combobox',
                'aria-autocomplete': 'list' as const,
                'aria-expanded': isShown,
                'aria-controls': listId,
                'aria-activedescendant': isShown && active >= 0 ? optionId(active) : undefined,
              }
            : { list: listId })}
          onChange={(event) => {
            control.onChange(event)
            setOpen(true)
            setActive(-1)
          }}
          onKeyDown={press}
          onBlur={() => {
            close()
            control.onBlur()
          }}
        />
        {isHydrated ? (
          <div
            ref={list}
            id={listId}
            className="combobox-list"
            role="listbox"
            aria-label={frame.label}
            hidden={!isShown}
          >
            {found.map((option, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: keys are those of the text
              <div
                key={option}
                id={optionId(index)}
                className="combobox-option"
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                // The text keeps the focus, and with it its keyboard on a phone.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => take(option)}
              >
                {option}
              </div>
            ))}
          </div>
        ) : (
          <datalist id={listId}>
            {options.map((option) => (
              <option key={option} value={option} />
            ))}
          </datalist>
        )}
      </div>
      <p className="visually-hidden" role="status">
        {isShown ? t('form-field.combobox.found', { n: found.length }) : ''}
      </p>
    </FieldFrame>
  )
}
