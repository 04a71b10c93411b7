import type { Consumer } from '../../changes/consumer.ts'
import type { Config } from '../../env.ts'
import { firestoreDocuments } from '../documents.ts'
import { noticeType, type SavedState, savedStateFrom, savedStateOf } from './saved-state.ts'

/** After a change, leaves a notice for everyone who saved the changed event or vacancy. */
export function noticeChanges(env: Env, { firebase }: Config): Consumer {
  return {
    name: 'notices',
    async handle({ at, type, documentId, locale, previous }) {
      const noticed = noticeType(type)
      if (!firebase || !noticed || !previous || previous.number === null || locale === '*') return
      const { number, slug, title, state } = previous
      const before = savedStateFrom(noticed, { number, slug, title, locale, state })
      const news = newsIn(before, await savedStateOf(env.DB, noticed, documentId, locale))
      if (!news) return
      const documents = firestoreDocuments(firebase)
      const uids = await documents.whoKeep('lists', 'places', before.key)
      const when = new Date(at)
      // The same change comes once per language and may be delivered twice.
      const id = `${before.key.replace('/', '-')}-${news.state}-${when.toISOString().slice(0, 10)}`
      const fields = { state: news.state, title: news.title, path: news.path, at: when, readAt: null }
      await documents.add(uids.map((uid) => ({ path: `users/${uid}/notices/${id}`, fields })))
    },
  }
}

/** The news for readers, if any. */
function newsIn(
  before: SavedState,
  after: SavedState | null,
): (Pick<SavedState, 'state' | 'title'> & { path: string | null }) | null {
  if (after) return after.state === before.state ? null : after
  const isVacancy = before.key.startsWith('vacancy/')
  return isVacancy && before.state !== 'closed' ? { ...before, state: 'closed', path: null } : null
}
