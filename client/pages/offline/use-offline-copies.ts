import { useCallback, useEffect, useState } from 'react'
import { clearShelves, listShelf, type OfflineCopy } from '../../offline/copies.ts'

/** Offline copies in this browser, newest first; no page is in both lists. */
export interface OfflineCopies {
  saved: OfflineCopy[]
  read: OfflineCopy[]
}

const nothing: OfflineCopies = { saved: [], read: [] }

/** The offline copies, and a function to delete them. Null on the server and until they are known. */
export function useOfflineCopies(): { pages: OfflineCopies | null; clear: () => void } {
  const [pages, setPages] = useState<OfflineCopies | null>(null)

  useEffect(() => {
    // Without cache storage there are no copies.
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
