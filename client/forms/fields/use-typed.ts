import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Takes over what was typed before the script arrived, or put there by the browser when the reader came back: the markup
 * was made without it, and the first render in the browser would wipe it out.
 * @param adopt Compares the control with the state of its field, and changes that.
 */
export function useTyped<Control extends HTMLElement>(
  adopt: (control: Control) => void,
): RefObject<Control | null> {
  const control = useRef<Control>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what this first render knew
  useLayoutEffect(() => {
    if (control.current) adopt(control.current)
  }, [])

  return control
}
