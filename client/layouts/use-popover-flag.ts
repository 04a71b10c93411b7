import { type RefObject, type ToggleEvent, useEffect, useRef } from 'react'
import { useFlag } from '../state/flags.ts'

interface PopoverFlag {
  ref: RefObject<HTMLDivElement | null>
  onToggle: (event: ToggleEvent<HTMLElement>) => void
}

/**
 * Keeps a popover and a key of the global state in step, whichever of the two changes.
 * The popover itself opens and closes by its button's `popoverTarget`, so also without script.
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
      // It may have been opened before this script arrived: then the reader's choice stands.
      isFirst.current = false
      if (isShown) setOpen(true)
    } else if (isOpen && !isShown) popover.showPopover()
    else if (!isOpen && isShown) popover.hidePopover()
  }, [isOpen, setOpen])

  return { ref, onToggle: (event) => setOpen(event.newState === 'open') }
}
