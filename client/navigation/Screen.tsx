import { useEffect, useLayoutEffect, useState } from 'react'
import { Document } from '../document/Document.tsx'
import type { View } from '../document/view.tsx'
import { applyColourMode } from '../state/colour-mode.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'

/**
 * Shows another view.
 * @returns Resolves when it is in the document.
 */
export type Show = (view: View) => Promise<void>

interface ScreenProps {
  /** What the document already shows. */
  first: View
  /** The payload as the document contains it; unchanged by later navigation. */
  payloadText: string
  /** The document's markup as the worker rendered it, for bots: they keep it if rendering fails. */
  initialMarkup: string | null
  /** Called once, after hydration. */
  onReady: (show: Show) => void
}

interface Shown {
  view: View
  onCommit: () => void
}

/** The root of the browser's tree: shows one view until another is requested. */
export function Screen({ first, payloadText, initialMarkup, onReady }: ScreenProps) {
  const [{ view, onCommit }, setShown] = useState<Shown>({ view: first, onCommit: () => {} })

  useLayoutEffect(() => {
    // After an error React recreates the root element and clears it.
    applyColourMode()
    onCommit()
  }, [onCommit])

  useEffect(() => {
    onReady((next) => new Promise((onCommit) => setShown({ view: next, onCommit })))
  }, [onReady])

  return (
    <ErrorBoundary view={view} payloadText={payloadText} initialMarkup={initialMarkup}>
      <Document view={view} payloadText={payloadText} />
    </ErrorBoundary>
  )
}
