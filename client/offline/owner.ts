import { clearShelves } from './copies.ts'
import { withStore } from './database.ts'
import { dropOthers } from './outbox.ts'

const key = 'account'

/**
 * Keeps what this browser holds to one account: once its reader signs out, or another signs in, copies and waiting errands go. What
 * was read before anybody signed in stays with who signs in then.
 * @param account Number of the account that is signed in; null where nobody is.
 */
export async function keepToAccount(account: number | null): Promise<void> {
  const before: unknown = await withStore('facts', 'readonly', (store) => store.get(key))
  if (before === (account ?? undefined)) return
  if (before !== undefined) {
    await clearShelves()
    await dropOthers(account)
  }
  if (account === null) await withStore('facts', 'readwrite', (store) => store.delete(key))
  else await withStore('facts', 'readwrite', (store) => store.put(account, key))
}
