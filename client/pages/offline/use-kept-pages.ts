import { useCallback, useEffect, useState } from 'react'
import { clearShelves, type KeptPage, onShelf } from '../../offline/copies.ts'

/** What this browser holds for reading offline, the latest first; nothing is on two shelves. */
export interface KeptPages {
  saved: KeptPage[]
  read: KeptPage[]
}

const nothing: KeptPages = { saved: [], read: [] }

/** What can be read offline, and the way to clear it. On the server and until it is known: null. */
export function useKeptPages(): { pages: KeptPages | null; clear: () => void } {
  const [pages, setPages] = useState<KeptPages | null>(null)

  useEffect(() => {
    // Without a store for copies there are none.
    keptPages().then(setPages, () => setPages(nothing))
  }, [])

  const clear = useCallback(() => {
    clearShelves().then(() => setPages(nothing), console.error)
  }, [])

  return { pages, clear }
}

async function keptPages(): Promise<KeptPages> {
  const [saved, read] = await Promise.all([onShelf('saved'), onShelf('read')])
  const paths = new Set(saved.map(({ path }) => path))
  return { saved, read: read.filter(({ path }) => !paths.has(path)) }
}
