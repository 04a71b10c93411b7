/** An email as its reader sees it. */
export interface CaughtMail {
  to: string
  subject: string
  text: string
  html: string
  /** Target of its button; null without one. */
  link: string | null
}
