/** Marks a navigation that must load a new document. */
export const fullLoad = 'full-load'

/**
 * Opens a page of this site with a full load, discarding all state of the current document.
 * @returns Resolves when the reader returns to this document through the back/forward cache.
 */
export function loadFully(path: string): Promise<void> {
  if ('navigation' in window) {
    const { committed, finished } = window.navigation.navigate(path, { info: fullLoad })
    for (const promise of [committed, finished]) promise?.catch(() => {})
  } else location.assign(path)
  return new Promise((resolve) => {
    window.addEventListener('pageshow', () => resolve(), { once: true })
  })
}
