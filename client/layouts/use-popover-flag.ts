import { type RefObject, type ToggleEvent, useEffect, useRef } from 'react'
import { useFlag } from '../state/flags.ts'

interface PopoverFlag {
  ref: RefObject<HTMLDivElement | null>
  onToggle: (event: ToggleEvent<HTMLElement>) => void
}

/**
 * Syncs a popover with a key of the global state, in both directions. The popover itself opens and closes through its button's
 * `popoverTarget`, so it works without script.
 */
export function usePopoverFlag(key: 'showUserMenu' | 'showNavItems'): PopoverFlag {
  const ref = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useFlag(key)
  const isFirst = useRef(true)

  useEffect(() => {
    const popover = ref.current
    if (!popover || !CSS.supports('selector(:popover-open)')) return
    const isShown = popover.matches(':popover-open')
    if (isFirst.current) {
      // It may have been opened before this script loaded: keep it open.
      isFirst.current = false
      if (isShown) setOpen(true)
    } else if (isOpen && !isShown) popover.showPopover()
    else if (!isOpen && isShown) popover.hidePopover()
  }, [isOpen, setOpen])

  return { ref, onToggle: (event) => setOpen(event.newState === 'open') }
}
