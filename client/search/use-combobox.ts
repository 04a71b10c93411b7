import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Suggestion } from '../content/search.ts'
import { leavePopover } from './leave-popover.ts'

interface ComboboxOptions {
  form: RefObject<HTMLFormElement | null>
  /** Of the input, and of the list. */
  id: string
  listId: string
  suggestions: Suggestion[]
  ask: (text: string) => void
  forget: () => void
}

interface Combobox {
  isOpen: boolean
  /** Index of the selected suggestion, or null. */
  active: number | null
  choose: (suggestion: Suggestion) => void
}

/** Turns a form's existing input into a combobox. */
export function useCombobox({ form, id, listId, suggestions, ask, forget }: ComboboxOptions): Combobox {
  const [active, setActive] = useState<number | null>(null)
  const isOpen = suggestions.length > 0
  const chosen = active !== null && active < suggestions.length ? active : null

  function choose({ text, path }: Suggestion) {
    forget()
    if (path) {
      leavePopover(form.current)
      return location.assign(path)
    }
    const input = inputOf(form.current, id)
    if (input) input.value = text
    form.current?.requestSubmit()
  }

  /** Listeners are added once and read the current values from here. */
  const now = useRef({ suggestions, chosen, choose, ask, forget })
  useEffect(() => {
    now.current = { suggestions, chosen, choose, ask, forget }
  })

  useEffect(() => {
    const input = inputOf(form.current, id)
    if (!input) return
    const listening = new AbortController()
    const { signal } = listening
    for (const [name, value] of fixed(listId)) input.setAttribute(name, value)
    const typed = () => {
      setActive(null)
      now.current.ask(input.value)
    }
    const closed = () => {
      setActive(null)
      now.current.forget()
    }
    input.addEventListener('input', typed, { signal })
    input.addEventListener('blur', closed, { signal })
    form.current?.addEventListener('submit', closed, { signal })
    input.addEventListener(
      'keydown',
      (event) => {
        const { suggestions, chosen, choose } = now.current
        const suggestion = chosen === null ? undefined : suggestions[chosen]
        const next = placeAfter(event.key, chosen, suggestions.length)
        if (event.isComposing) return
        if (next !== undefined) setActive(next)
        else if (event.key === 'Escape' && suggestions.length > 0) closed()
        else if (event.key === 'Enter' && suggestion) choose(suggestion)
        else return
        // Keeps the cursor in place, prevents a second submit, and closes the list before anything around it.
        event.preventDefault()
        event.stopPropagation()
      },
      { signal },
    )
    // Also completes text typed before this script loaded.
    if (input.value && document.activeElement === input && input.value !== input.defaultValue) typed()
    return () => listening.abort()
  }, [form, id, listId])

  useEffect(() => {
    const input = inputOf(form.current, id)
    input?.setAttribute('aria-expanded', String(isOpen))
    if (chosen === null) input?.removeAttribute('aria-activedescendant')
    else input?.setAttribute('aria-activedescendant', `${listId}-${chosen}`)
  }, [form, id, listId, isOpen, chosen])

  return { isOpen, active: chosen, choose }
}

function inputOf(form: HTMLFormElement | null, id: string): HTMLInputElement | null {
  const input = form?.elements.namedItem(id)
  return input instanceof HTMLInputElement ? input : null
}

function fixed(listId: string): [name: string, value: string][] {
  return [
    ['role', 'combobox'],
    ['aria-autocomplete', 'list'],
    ['aria-haspopup', 'listbox'],
    ['aria-controls', listId],
    ['aria-expanded', 'false'],
  ]
}

/** The selection after an arrow key; past either end it returns to the field, which is null. Undefined for other keys. */
function placeAfter(key: string, chosen: number | null, count: number): number | null | undefined {
  if (count === 0) return undefined
  if (key === 'ArrowDown') return chosen === null ? 0 : chosen + 1 < count ? chosen + 1 : null
  if (key === 'ArrowUp') return chosen === null ? count - 1 : chosen > 0 ? chosen - 1 : null
  return undefined
}
