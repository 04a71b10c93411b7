let region: HTMLElement | undefined

/** Readies the place from which screen readers hear of a new page; they only hear changes to one that was there before. */
export function prepareAnnouncements(): void {
  if (region?.isConnected) return
  region = document.createElement('div')
  region.className = 'visually-hidden'
  region.role = 'status'
  document.body.append(region)
}

/**
 * Takes a reader to the start of the page that has come into view: to the target of the address, else to its heading.
 * Scrolling is the browser's part; this moves the focus and says the title.
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
