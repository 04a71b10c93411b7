import { setState, stateOf, type Toast } from './store.ts'

/** Maximum number of visible toasts; the oldest is removed first. */
const maxVisible = 3

let count = 0

/**
 * Shows a short message that disappears automatically.
 * @param text In the reader's language.
 * @param kind `wrong` interrupts screen readers.
 * @param path Site path that it links to.
 * @returns The toast's id, to dismiss it earlier.
 */
export function showToast(text: string, kind: Toast['kind'] = 'done', path?: string): string {
  // Replaces a toast with the same text: pressing a button three times doesn't stack three toasts.
  const others = stateOf('toasts').filter((toast) => toast.text !== text)
  const id = `toast-${++count}`
  setState('toasts', [...others, { id, text, kind, ...(path ? { path } : {}) }].slice(-maxVisible))
  return id
}

/** Removes a toast, if it's still there. */
export function dismissToast(id: string): void {
  const toasts = stateOf('toasts')
  if (toasts.some((toast) => toast.id === id)) {
    setState(
      'toasts',
      toasts.filter((toast) => toast.id !== id),
    )
  }
}
