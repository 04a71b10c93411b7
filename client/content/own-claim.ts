/** A reader's claim of a company's profile. */
export interface OwnClaim {
  /** `mailed`: its code waits to be typed. `waiting`: editors decide. */
  state: 'mailed' | 'waiting' | 'approved' | 'rejected'
  /** The address at work. */
  email: string
  /** Whether that belongs to the company's website. */
  isOfWebsite: boolean
  /** Why editors refused it. */
  reason: string | null
}
