import { useCallback, useSyncExternalStore } from 'react'

/**
 * The page in whose place this one stands, as a site path with its query.
 * @param own Path of this page; at that address it stands for itself.
 * @returns null there, on the server and during hydration: the same document answers at every address.
 */
export function useAskedPage(own: string): string | null {
  const asked = useCallback(
    () => (location.pathname === own ? null : `${location.pathname}${location.search}`),
    [own],
  )
  return useSyncExternalStore(never, asked, () => null)
}

/** Whether the browser has a connection, as far as it knows. */
export function useConnection(): boolean {
  return useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  )
}

const never = () => () => {}

function listen(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
