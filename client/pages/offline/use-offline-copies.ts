import { useCallback, useEffect, useState } from 'react'
import { clearShelves, listShelf, type OfflineCopy } from '../../offline/copies.ts'

/** What this browser holds for reading offline, the latest first; nothing is on two shelves. */
export interface OfflineCopies {
  saved: OfflineCopy[]
  read: OfflineCopy[]
}

const nothing: OfflineCopies = { saved: [], read: [] }

/** What can be read offline, and the way to clear it. On the server and until it is known: null. */
export function useOfflineCopies(): { pages: OfflineCopies | null; clear: () => void } {
  const [pages, setPages] = useState<OfflineCopies | null>(null)

  useEffect(() => {
    // Without a store for copies there are none.
    offlineCopies().then(setPages, () => setPages(nothing))
  }, [])

  const clear = useCallback(() => {
    clearShelves().then(() => setPages(nothing), console.error)
  }, [])

  return { pages, clear }
}

async function offlineCopies(): Promise<OfflineCopies> {
  const [saved, read] = await Promise.all([listShelf('saved'), listShelf('read')])
  const paths = new Set(saved.map(({ path }) => path))
  return { saved, read: read.filter(({ path }) => !paths.has(path)) }
}
