import type { Shelf } from './copies.ts'
import type { WorkerMessage } from './messages.ts'

/** Has the service worker keep a page for reading offline; without a service worker nothing is kept. */
export async function keepPage(shelf: Shelf, path: string): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  const message: WorkerMessage = { kind: 'keep', shelf, path }
  registration?.active?.postMessage(message)
}
