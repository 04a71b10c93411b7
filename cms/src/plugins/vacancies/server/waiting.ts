/** Of each kind: an editor decides about the oldest first. */
export const mostShown = 100

/** A field that an editor reads: as it would be, and as it is on the site. */
export interface Difference {
  name: string
  now: string
  /** Empty for what is not on the site. */
  before: string
}

/** A picture that an editor sees: the one that waits, and the one on the site. */
export interface ShownPicture {
  name: string
  /** Address, or the picture itself as one; null if the one on the site goes. */
  now: string | null
  /** Alternative text; empty for a logo. */
  alt: string
  /** Address; null if there is none. */
  before: string | null
}

/** Something in the queue. */
export interface Waiting {
  kind: 'vacancy' | 'claim' | 'profile' | 'report'
  /** Where it is decided, below this plugin: `{path}/approve`, `{path}/reject`; of a report `{path}/decide`. */
  path: string
  title: string
  company: string
  /** Name and address of who handed it in. */
  by: string
  /** ISO 8601. */
  submittedAt: string
  isChange: boolean
  /** All fields of something new; of a change only those that differ. */
  fields: Difference[]
  /** Where its pictures are, below this plugin, if it brings any: {@link ShownPicture}s. */
  pictures: string | null
  /** What an editor should know first; null without. */
  warning: string | null
  /** Its form in the panel, as a path of the panel; null without one. */
  edit: string | null
}
