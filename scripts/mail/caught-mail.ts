/** An email as its reader sees it. */
export interface CaughtMail {
  to: string
  /** Where it comes back to if it cannot be delivered. */
  sender: string
  /** Who gets an answer; null for the sender. */
  replyTo: string | null
  subject: string
  text: string
  html: string
  /** Target of its button; null without one. */
  link: string | null
  /** Names of attached files. */
  attachments: string[]
}
