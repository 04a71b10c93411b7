import * as v from 'valibot'
import { eventPath } from '../../../client/components/event-path.ts'
import { vacancyPath } from '../../../client/components/vacancy-path.ts'
import { isLocale, type Locale } from '../../../client/content/locale.ts'
import type { SavedKey } from '../../../client/content/saved-key.ts'
import { type NoticeState, noticeStates } from '../../../client/firebase/notices/notice.ts'

/** The state of a saved item, from the replica. */
export interface SavedState {
  key: SavedKey
  state: NoticeState
  title: string
  path: string
}

const Row = v.object({
  number: v.number(),
  slug: v.string(),
  title: v.string(),
  locale: v.custom<Locale>(isLocale),
  state: v.nullable(v.string()),
})

/** Where each type stores its state. */
const fields = { event: '$.eventStatus', vacancy: '$.vacancyState' } as const

/** A type whose changes readers are notified of. */
export type NoticeType = keyof typeof fields

/** @returns null for a type without notices. */
export function noticeType(type: string): NoticeType | null {
  return type === 'event' || type === 'vacancy' ? type : null
}

/** @returns null for an unpublished document. @throws if D1 doesn't answer. */
export async function savedStateOf(
  db: D1Database,
  type: NoticeType,
  documentId: string,
  locale: Locale,
): Promise<SavedState | null> {
  const found = await db
    .prepare(
      'SELECT number, slug, title, locale, json_extract(entry, ?4) AS state FROM documents WHERE type = ?1 AND document_id = ?2 AND locale = ?3',
    )
    .bind(type, documentId, locale, fields[type])
    .first()
  if (!found) return null
  return savedStateFrom(type, v.parse(Row, found))
}

/** The same, from data that was read already. */
export function savedStateFrom(type: NoticeType, row: v.InferOutput<typeof Row>): SavedState {
  return {
    key: `${type}/${row.number}`,
    state: stateOf(type, row.state),
    title: row.title,
    path: type === 'event' ? eventPath(row) : vacancyPath(row),
  }
}

function stateOf(type: NoticeType, state: string | null): NoticeState {
  if (type === 'vacancy') return state === 'filled' || state === 'expired' ? 'closed' : 'open'
  return noticeStates.find((one) => one === state) ?? 'scheduled'
}
