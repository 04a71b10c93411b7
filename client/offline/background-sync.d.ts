/** Not every browser has background sync, and TypeScript's DOM types lack it. */
interface SyncManager {
  register(tag: string): Promise<void>
}

interface ServiceWorkerRegistration {
  readonly sync?: SyncManager
}
