import type { NewsletterName } from './newsletter.ts'

/** What a link of a newsletter mail is for. */
export type NewsletterLink =
  | { kind: 'confirm' }
  | { kind: 'refuse' }
  /** After confirming. `token` is that of the preferences, here and below. */
  | ({ kind: 'confirmed'; token: string } & Subscriber)
  | ({ kind: 'preferences'; token: string } & Subscriber)
  /** `list` is the one to end; null for all of them. */
  | ({ kind: 'unsubscribe'; token: string; list: NewsletterName | null } & Subscriber)
  /** It was never sent, or not copied completely. */
  | { kind: 'broken' }

/** Who opened it. */
export interface Subscriber {
  /** Masked. */
  email: string
  lists: NewsletterName[]
}
