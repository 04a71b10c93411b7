/** What happened to a saved item: the new state of an event, or whether a vacancy is open. */
export const noticeStates = [
  'scheduled',
  'moved',
  'postponed',
  'cancelled',
  'sold-out',
  'open',
  'closed',
] as const

export type NoticeState = (typeof noticeStates)[number]

/** News about a saved item. */
export interface Notice {
  id: string
  state: NoticeState
  title: string
  /** Site path; null if it's no longer published. */
  path: string | null
  /** ISO 8601. */
  at: string
  isRead: boolean
}
