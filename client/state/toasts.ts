import { setState, stateOf, type Toast } from './store.ts'

/** Toasts in view at once at most; the oldest makes room. */
const atMost = 3

let count = 0

/**
 * Shows a short message; it leaves by itself.
 * @param text In the reader's language.
 * @param kind `wrong` is heard at once, whatever is being read.
 * @param path Site path that it leads to.
 * @returns The toast's id, for who wants it gone sooner.
 */
export function showToast(text: string, kind: Toast['kind'] = 'done', path?: string): string {
  // The same again takes the place of what it repeats: a button pressed thrice is no stack of three.
  const others = stateOf('toasts').filter((toast) => toast.text !== text)
  const id = `toast-${++count}`
  setState('toasts', [...others, { id, text, kind, ...(path ? { path } : {}) }].slice(-atMost))
  return id
}

/** Takes a toast away; one that is gone already stays gone. */
export function dismissToast(id: string): void {
  const toasts = stateOf('toasts')
  if (toasts.some((toast) => toast.id === id)) {
    setState(
      'toasts',
      toasts.filter((toast) => toast.id !== id),
    )
  }
}
