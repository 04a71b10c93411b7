import { type RefObject, useEffect, useRef, useState } from 'react'
import { useFormContext } from '../form-context.ts'
import { useFormFindings } from '../form-findings.ts'

/** A press of a form's button that waits for a file. */
interface HeldPress {
  /** For an element within the form that is there while the file is being sent. */
  within: RefObject<HTMLDivElement | null>
  isHeld: boolean
  /** Ends the wait. @param hasArrived Whether the field holds the file now: only then is the form sent. */
  release: (hasArrived: boolean) => void
}

/**
 * Holds a press of the form's button while a file of it is being sent. The form counts as being sent until then, so that its button says so and
 * another press does nothing. If anything else is wrong with the form, it says that at once instead.
 * @param id Of the field, which gets the focus if the file doesn't arrive.
 */
export function useHeldPress(id: string, isSending: boolean): HeldPress {
  const form = useFormContext()
  const { check } = useFormFindings()
  const within = useRef<HTMLDivElement>(null)
  const held = useRef<HTMLFormElement>(null)
  const [isHeld, setHeld] = useState(false)

  useEffect(() => {
    const element = within.current?.closest('form')
    if (!isSending || !element) return

    function hold(event: SubmitEvent) {
      const errors = Object.values(check(form.state.values))
      if (errors.length === 0 || errors.some(({ key }) => key !== 'form.file-sending')) return
      event.preventDefault()
      // React listens at the root, and never hears of it.
      event.stopPropagation()
      held.current = element ?? null
      setHeld(true)
      form.baseStore.setState((state) => ({ ...state, isSubmitting: true }))
    }
    element.addEventListener('submit', hold, { capture: true })
    return () => element.removeEventListener('submit', hold, { capture: true })
  }, [isSending, form, check])

  return {
    within,
    isHeld,
    release(hasArrived) {
      const element = held.current
      if (!element) return
      held.current = null
      setHeld(false)
      form.baseStore.setState((state) => ({ ...state, isSubmitting: false }))
      if (hasArrived) element.requestSubmit()
      else requestAnimationFrame(() => document.getElementById(id)?.focus())
    },
  }
}
