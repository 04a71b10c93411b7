import type { HookMessage } from '../../api/hook-message.ts'
import type { Config } from '../../env.ts'
import { report } from '../../report.ts'
import { firestoreDocuments } from '../documents.ts'
import { type Standing, standingOf, toldType } from './standing.ts'

/**
 * Remembers how something stands before it changes.
 * @returns Leaves a notice with everybody who saved it where it stands otherwise by then; to be called once the change is in the replica.
 * Never fails.
 */
export async function noticeChange(
  env: Env,
  { firebase }: Config,
  { type, documentId, locale }: HookMessage,
): Promise<() => Promise<void>> {
  const told = toldType(type)
  if (!firebase || !told || !locale) return async () => {}
  const look = () => standingOf(env.DB, told, documentId, locale)
  const before = await look().catch(() => null)
  return async () => {
    try {
      const news = before && newsIn(before, await look())
      if (!news) return
      const documents = firestoreDocuments(firebase)
      const uids = await documents.whoKeep('lists', 'places', before.key)
      const at = new Date()
      // The same change comes once for each language, and may be told twice.
      const id = `${before.key.replace('/', '-')}-${news.state}-${at.toISOString().slice(0, 10)}`
      const fields = { state: news.state, title: news.title, path: news.path, at, readAt: null }
      await documents.add(uids.map((uid) => ({ path: `users/${uid}/notices/${id}`, fields })))
    } catch (failure) {
      report('firebase', failure, { documentId })
    }
  }
}

/** What readers are told of, if anything. */
function newsIn(
  before: Standing,
  after: Standing | null,
): (Pick<Standing, 'state' | 'title'> & { path: string | null }) | null {
  if (after) return after.state === before.state ? null : after
  const isVacancy = before.key.startsWith('vacancy/')
  return isVacancy && before.state !== 'closed' ? { ...before, state: 'closed', path: null } : null
}
