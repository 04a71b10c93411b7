/** Marks a navigation that changes what the page shows but not where the reader is: focus and scroll position stay. */
export const inPlace = 'in-place'

/** Navigates to another state of the current page, such as its list with another filter. */
export function goInPlace(path: string): void {
  if ('navigation' in window) {
    // The reader's next choice aborts it; that rejection can be ignored.
    const { committed, finished } = window.navigation.navigate(path, { info: inPlace })
    for (const promise of [committed, finished]) promise?.catch(() => {})
  } else location.assign(path)
}

/** Reloads the data of the current page because it has changed; typed text stays. */
export function refreshInPlace(): void {
  const { pathname, search } = location
  if ('navigation' in window) {
    const { committed, finished } = window.navigation.navigate(`${pathname}${search}`, {
      info: inPlace,
      history: 'replace',
    })
    for (const promise of [committed, finished]) promise?.catch(() => {})
  } else location.reload()
}
