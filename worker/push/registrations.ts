import type { Locale } from '../../client/content/locale.ts'

/** Who registers: a browser, and the reader who is signed in there. */
export interface Holder {
  /** SHA-256 of the browser's secret. */
  device: string
  /** Null for the anonymous. */
  reader: Reader | null
}

/** A signed-in reader, by the session in which they are. */
export interface Reader {
  userId: number
  /** SHA-256 of their token. */
  sessionHash: string
}

/** Under what FCM reaches a browser. */
export interface Target {
  /** `fid`: the id of an installation, which takes the place of tokens in newer versions of the SDK. */
  kind: 'token' | 'fid'
  token: string
}

/** What a browser is told of. Its target is not among it: that is written, and never read back. */
export interface Registration {
  topics: string[]
  language: Locale
  /** Milliseconds since 1970. */
  refreshedAt: number
}

/** What is to change in what a browser is told of. */
export interface TopicChange {
  follow: string[]
  leave: string[]
  language?: Locale | undefined
}

/**
 * Browsers that are told of news. A browser proves by its secret that a registration is its own. One that was made by somebody signed
 * in is theirs alone: others at the same browser neither see nor change it.
 */
export interface Registrations {
  find: (holder: Holder) => Promise<Registration | null>
  /**
   * Registers a browser, or notes that it is still there.
   * @returns False where the target belongs to a browser that the holder has not proven to be: it must ask FCM for another.
   */
  put: (holder: Holder, target: Target, language: Locale) => Promise<boolean>
  /**
   * Adds topics and takes topics away, and changes the language of the messages where one is named.
   * @returns The topics from then on; null without a registration; 'too-many' where nothing was changed.
   */
  change: (holder: Holder, change: TopicChange) => Promise<string[] | 'too-many' | null>
  /** Ends what is told to a browser, whoever made the registration. */
  remove: (device: string) => Promise<void>
}
