import type { Locale } from '../../client/content/locale.ts'

/** Who registers: a browser, and the reader signed in there. */
export interface Holder {
  /** SHA-256 of the browser's secret. */
  device: string
  /** Null for anonymous readers. */
  reader: Reader | null
}

/** A signed-in reader and their session. */
interface Reader {
  userId: number
  /** SHA-256 of their token. */
  sessionHash: string
}

/** The address at which FCM reaches a browser. */
export interface Target {
  /** `fid`: an installation id, which replaces tokens in newer versions of the SDK. */
  kind: 'token' | 'fid'
  token: string
}

/** What a browser is notified of. Excludes its target, which is written but never read back. */
export interface Registration {
  topics: string[]
  language: Locale
  /** Milliseconds since 1970. */
  refreshedAt: number
}

/** A change to what a browser is notified of. */
interface TopicChange {
  follow: string[]
  leave: string[]
  language?: Locale | undefined
}

/**
 * Browsers that receive notifications. A browser's secret proves that a registration is its own. A registration made by
 * a signed-in reader belongs to that reader only: others at the same browser can't see or change it.
 */
export interface Registrations {
  find: (holder: Holder) => Promise<Registration | null>
  /**
   * Registers a browser, or refreshes its registration.
   * @param options.hasAgreed Whether the reader has just agreed to be notified; false if the browser does it by itself.
   * @returns False if the target belongs to another browser: this one must request a new target from FCM.
   */
  put: (holder: Holder, target: Target, options: { language: Locale; hasAgreed: boolean }) => Promise<boolean>
  /**
   * Adds and removes topics, and changes the language of messages if one is given.
   * @returns The resulting topics; null without a registration; 'too-many' if nothing was changed.
   */
  change: (holder: Holder, change: TopicChange) => Promise<string[] | 'too-many' | null>
  /** Deletes a browser's registration, whoever made it, at the wish of who uses it. */
  remove: (device: string) => Promise<void>
}
