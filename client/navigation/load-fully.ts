/** Says of a navigation that the document itself must go. */
export const fullLoad = 'full-load'

/**
 * Goes to a page of this site by a full load: nothing that the present document knows comes along.
 * @returns Settles when the reader is back at this very document, which the browser may have kept.
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
