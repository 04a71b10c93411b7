import { useEffect, useLayoutEffect, useState } from 'react'
import { Document } from '../document/Document.tsx'
import type { View } from '../document/view.tsx'
import { applyColourMode } from '../state/colour-mode.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'

/**
 * Shows another view.
 * @returns Settles when it stands in the document.
 */
export type Show = (view: View) => Promise<void>

interface ScreenProps {
  /** What the document shows already. */
  first: View
  /** The payload as the document carries it; it stays as it is, whatever is shown later. */
  payloadText: string
  /** The document's markup as the worker made it, for machines: they keep it when rendering fails. */
  keptMarkup: string | null
  /** Called once, when the document is taken over. */
  onReady: (show: Show) => void
}

interface Shown {
  view: View
  onCommit: () => void
}

/** The root of the browser's tree: it shows one view until another is asked for. */
export function Screen({ first, payloadText, keptMarkup, onReady }: ScreenProps) {
  const [{ view, onCommit }, setShown] = useState<Shown>({ view: first, onCommit: () => {} })

  useLayoutEffect(() => {
    // React clears the root element when it makes it anew after an error.
    applyColourMode()
    onCommit()
  }, [onCommit])

  useEffect(() => {
    onReady((next) => new Promise((onCommit) => setShown({ view: next, onCommit })))
  }, [onReady])

  return (
    <ErrorBoundary view={view} payloadText={payloadText} keptMarkup={keptMarkup}>
      <Document view={view} payloadText={payloadText} />
    </ErrorBoundary>
  )
}
