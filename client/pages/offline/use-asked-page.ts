import { useCallback, useSyncExternalStore } from 'react'
import { saveAnchor } from '../../content/saved-key.ts'

/**
 * The page that this one is shown for, as a site path with its query.
 * @param own Path of this page itself.
 * @returns null at that path, on the server and during hydration: the same document answers at every address.
 */
export function useAskedPage(own: string): string | null {
  const asked = useCallback(
    () => (location.pathname === own ? null : `${location.pathname}${location.search}`),
    [own],
  )
  return useSyncExternalStore(never, asked, () => null)
}

/** The page of a save that waits for a connection; null if this page is open for another reason, on the server and during hydration. */
export function useWaitingSave(): string | null {
  return useSyncExternalStore(never, waitingSave, () => null)
}

function waitingSave(): string | null {
  if (location.hash !== `#${saveAnchor}`) return null
  const back = new URL(new URLSearchParams(location.search).get('naar') ?? '/', location.origin)
  // Anyone can make up an address.
  return back.origin === location.origin ? back.pathname : '/'
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
