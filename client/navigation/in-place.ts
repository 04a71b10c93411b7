/** Says of a navigation that it changes what a page shows, not where the reader is: focus and scroll stay. */
export const inPlace = 'in-place'

/** Goes to another state of the page that is shown, such as its list with one filter more. */
export function goInPlace(path: string): void {
  if ('navigation' in window) {
    // Outrun by the next choice of the reader, it ends in a rejection that nobody waits for.
    const { committed, finished } = window.navigation.navigate(path, { info: inPlace })
    for (const promise of [committed, finished]) promise?.catch(() => {})
  } else location.assign(path)
}

/** Asks for the page that is shown anew, where something that it shows has changed; what somebody typed stays. */
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
