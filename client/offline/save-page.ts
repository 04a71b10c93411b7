import type { Shelf } from './copies.ts'
import type { WorkerMessage } from './messages.ts'

/** Asks the service worker to save a page for offline reading. Does nothing without a service worker. */
export async function savePage(shelf: Shelf, path: string): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  const message: WorkerMessage = { kind: 'keep', shelf, path }
  registration?.active?.postMessage(message)
}
