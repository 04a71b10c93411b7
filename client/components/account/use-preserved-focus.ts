import { useEffect, useRef } from 'react'

/**
 * When the button that was pressed leaves with what it did, the focus goes to an element near it: otherwise the keyboard would
 * start anew at the top of the page.
 * @param id Of that element.
 * @param state Is another one once it is done.
 */
export function usePreservedFocus(id: string, state: string | number | boolean): void {
  const before = useRef(state)
  useEffect(() => {
    const isDone = state !== before.current
    before.current = state
    if (!isDone || document.activeElement !== document.body) return
    const near = document.getElementById(id)
    near?.setAttribute('tabindex', '-1')
    near?.focus({ preventScroll: true })
  }, [id, state])
}
