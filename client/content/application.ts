import type { Locale } from './locale.ts'

/** What candidates see of where the employer is. */
type OwnApplicationState = 'sent' | 'seen' | 'rejected' | 'hired'

/** An application as its candidate sees it. */
export interface OwnApplication {
  documentId: string
  state: OwnApplicationState
  /** ISO 8601. */
  createdAt: string
  /** When it is deleted, as things stand; ISO 8601. */
  deleteAfter: string
  isKeptLonger: boolean
  hasCv: boolean
  /** Null if the vacancy was deleted. */
  vacancy: {
    number: number
    slug: string
    title: string
    locale: Locale
    employer: string | null
    isPublished: boolean
  } | null
}
