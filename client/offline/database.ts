const name = 'schakel-offline'
const version = 1

/** What the site stores in IndexedDB next to the offline copies: outbox entries and single values. */
export type StoreName = 'errands' | 'facts'

/**
 * Runs one request against a store of the browser's database. Opens and closes the database each time: an open connection would block the
 * cleanup at sign-out.
 * @throws DOMException when the browser has no database for this site, as in some private windows.
 */
export async function withStore<Result>(
  store: StoreName,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await open()
  try {
    const transaction = database.transaction(store, mode)
    const request = work(transaction.objectStore(store))
    await settled(transaction)
    return request.result
  } finally {
    database.close()
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, version)
    request.onupgradeneeded = () => {
      request.result.createObjectStore('errands', { keyPath: 'key' })
      request.result.createObjectStore('facts')
    }
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
    request.onblocked = () => reject(new DOMException(`${name} is blocked`, 'InvalidStateError'))
  })
}

function settled(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
    transaction.onerror = () => reject(transaction.error)
  })
}
