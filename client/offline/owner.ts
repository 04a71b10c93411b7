import { clearShelves } from './copies.ts'
import { withStore } from './database.ts'
import { dropOthers } from './outbox.ts'

const key = 'account'

/**
 * Ties this browser's offline data to one account. When its reader signs out or another one signs in, offline copies and outbox entries are
 * deleted. Copies made before anybody signed in stay.
 * @param account Number of the signed-in account; null if nobody is signed in.
 */
export async function bindToAccount(account: number | null): Promise<void> {
  const before: unknown = await withStore('facts', 'readonly', (store) => store.get(key))
  if (before === (account ?? undefined)) return
  if (before !== undefined) {
    await clearShelves()
    await dropOthers(account)
  }
  if (account === null) await withStore('facts', 'readwrite', (store) => store.delete(key))
  else await withStore('facts', 'readwrite', (store) => store.put(account, key))
}
