import { useEffect, useRef } from 'react'

/**
 * When a pressed button disappears together with what it changed, moves the focus to an element nearby; otherwise the keyboard would start
 * again at the top of the page.
 * @param id Of that element.
 * @param state Changes once the action is done.
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
