import { Component, type ReactNode } from 'react'
import { Document } from '../document/Document.tsx'
import { errorViewOf } from '../document/error-view.tsx'
import type { View } from '../document/view.tsx'
import { EmptyLayout } from '../layouts/EmptyLayout.tsx'
import { applyColourMode } from '../state/colour-mode.ts'

interface ErrorBoundaryProps {
  view: View
  payloadText: string
  /** For machines: the document's markup as the worker made it. */
  keptMarkup: string | null
  children: ReactNode
}

interface ErrorBoundaryState {
  view: View
  hasFailed: boolean
}

/** Shows the error screen in place of a view that cannot be rendered; the next view clears it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { hasFailed: true }
  }

  static getDerivedStateFromProps({ view }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return view === state.view ? null : { view, hasFailed: false }
  }

  override state: ErrorBoundaryState = { view: this.props.view, hasFailed: false }

  override componentDidCatch() {
    // React makes the root element anew, without what the first script put on it.
    applyColourMode()
  }

  override render() {
    const { view, payloadText, keptMarkup, children } = this.props
    if (!this.state.hasFailed) return children
    if (keptMarkup !== null) {
      return <html lang={view.payload.locale} dangerouslySetInnerHTML={{ __html: keptMarkup }} />
    }
    // The frame may be what fails, so the screen does without.
    const errorView = { ...errorViewOf(view, view.payload.path), Layout: EmptyLayout }
    return <Document view={errorView} payloadText={payloadText} />
  }
}
