/** Background sync is not in every browser, and not in TypeScript's libraries. */
interface SyncManager {
  register(tag: string): Promise<void>
}

interface ServiceWorkerRegistration {
  readonly sync?: SyncManager
}
