import { Component, type ReactNode } from 'react'
import { Document } from '../document/Document.tsx'
import { errorViewOf } from '../document/error-view.tsx'
import type { View } from '../document/view.tsx'
import { EmptyLayout } from '../layouts/EmptyLayout.tsx'
import { applyColourMode } from '../state/colour-mode.ts'

interface ErrorBoundaryProps {
  view: View
  payloadText: string
  /** For bots: the document's markup as the worker rendered it. */
  initialMarkup: string | null
  children: ReactNode
}

interface ErrorBoundaryState {
  view: View
  hasFailed: boolean
}

/** Shows the error screen instead of a view that can't be rendered; the next view clears it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { hasFailed: true }
  }

  static getDerivedStateFromProps({ view }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return view === state.view ? null : { view, hasFailed: false }
  }

  override state: ErrorBoundaryState = { view: this.props.view, hasFailed: false }

  override componentDidCatch() {
    // React recreates the root element without the attributes set by the head script.
    applyColourMode()
  }

  override render() {
    const { view, payloadText, initialMarkup, children } = this.props
    if (!this.state.hasFailed) return children
    if (initialMarkup !== null) {
      return <html lang={view.payload.locale} dangerouslySetInnerHTML={{ __html: initialMarkup }} />
    }
    // The layout may be what fails, so the error screen has none.
    const errorView = { ...errorViewOf(view, view.payload.path), Layout: EmptyLayout }
    return <Document view={errorView} payloadText={payloadText} />
  }
}
