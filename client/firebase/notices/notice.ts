/** What became of something that readers saved: how an event stands now, or whether one can apply. */
export const noticeStates = [
  'scheduled',
  'moved',
  'postponed',
  'cancelled',
  'sold-out',
  'open',
  'closed',
] as const

/** One of them. */
export type NoticeState = (typeof noticeStates)[number]

/** News of something that a reader saved. */
export interface Notice {
  id: string
  state: NoticeState
  title: string
  /** Site path; null where it is no longer published. */
  path: string | null
  /** ISO 8601. */
  at: string
  isRead: boolean
}
