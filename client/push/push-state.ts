import type { Locale } from '../content/locale.ts'
import type { FirebaseOptions } from '../firebase/options.ts'

/** A topic that a browser follows. */
export interface FollowedTopic {
  topic: string
  /** The name of a tag; null when the topic says enough by itself. */
  name: string | null
}

/** The worker's push state for one browser. */
export interface PushState {
  options: FirebaseOptions
  vapidKey: string
  /** Null if the browser gets no messages. */
  registration: {
    topics: FollowedTopic[]
    language: Locale
    /** Milliseconds since the epoch. */
    refreshedAt: number
  } | null
}
