import type { Locale } from '../content/locale.ts'
import type { FirebaseOptions } from '../firebase/options.ts'

/** Something that a browser is told of. */
export interface FollowedTopic {
  topic: string
  /** What readers know it by, where its address alone does not say it: the name of a tag. */
  name: string | null
}

/** What the worker says of push messages to one browser. */
export interface PushState {
  options: FirebaseOptions
  vapidKey: string
  /** Null for a browser that is told of nothing. */
  registration: {
    topics: FollowedTopic[]
    language: Locale
    /** Milliseconds since 1970. */
    refreshedAt: number
  } | null
}
