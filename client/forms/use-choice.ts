import { type MouseEvent, useState } from 'react'

/** A choice of a page for its form. */
interface PageChoice {
  chosen: string | null
  /** For the link that makes a choice. */
  onPress: (choice: string) => (event: MouseEvent) => void
}

/**
 * A choice that links of a page make for the form on it, such as the product to ask about: by their address, and with script at once, so that
 * nothing is loaded and what was typed stays.
 * @param first From the address of the page.
 * @param anchor Id of the part with the form.
 */
export function useChoice(first: string | null, anchor: string): PageChoice {
  const [chosen, choose] = useState(first)
  return {
    chosen,
    onPress: (choice) => (event) => {
      // Another tab or window.
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      choose(choice)
      const part = document.getElementById(anchor)
      part?.scrollIntoView()
      part?.querySelector('select')?.focus({ preventScroll: true })
    },
  }
}
