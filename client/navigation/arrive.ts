let region: HTMLElement | undefined

/** Adds the live region in which screen readers announce a new page; they only announce changes to an existing element. */
export function prepareAnnouncements(): void {
  if (region?.isConnected) return
  region = document.createElement('div')
  region.className = 'visually-hidden'
  region.role = 'status'
  document.body.append(region)
}

/**
 * Moves the reader to the start of the new page: to the fragment's target, else to its heading. The browser scrolls; this moves the focus
 * and announces the title.
 */
export function arrive(hash: string): void {
  const start = targetOf(hash) ?? document.querySelector('h1')
  if (start instanceof HTMLElement) {
    if (start.tabIndex < 0 && !start.hasAttribute('tabindex')) start.setAttribute('tabindex', '-1')
    start.focus({ preventScroll: true })
  }
  prepareAnnouncements()
  if (region) region.textContent = document.title
}

function targetOf(hash: string): Element | null {
  if (hash.length < 2) return null
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}
