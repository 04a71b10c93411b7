/** A mail as its reader sees it. */
export interface CaughtMail {
  to: string
  subject: string
  text: string
  html: string
  /** Address that its button leads to; null without one. */
  link: string | null
}
