import type { Delivery } from './delivery.ts'
import type { CalendarEntry } from './invitation.ts'

/** One part of a text. Plain text throughout; it is escaped when the HTML is written. */
export type Part =
  /** A paragraph. */
  | string
  /** A two-column table. Rows without a value are left out. */
  | { facts: [label: string, value: string | null | undefined][] }
  /** User input, with its line breaks. */
  | { quote: string }
  /** A list item with a link. */
  | { item: { title: string; text: string; url: string } }

/** The text of a mail in one language. */
interface MailText {
  /** Becomes a header, so no visitor input belongs in it. */
  subject: string
  parts: Part[]
  button?: string
  /** Below the button. */
  after?: Part[]
  /** Words of the link that unsubscribes, where they aren't those of newsletters. */
  unsubscribe?: string
}

/** A page of the site. */
interface SitePage {
  /** Without a language prefix; may have a fragment. */
  path: string
  query?: Record<string, string>
}

/** A value that can be stored until the mail is sent: JSON. */
export type MailValue = string | number | null | MailValue[] | { [name: string]: MailValue }

/** One kind of mail. */
export interface MailDefinition<Values> {
  /** Its name in the panel, in Dutch. */
  label: string
  delivery: Delivery
  /** Number of hours after which it is pointless and no longer sent. */
  hours: number
  /** Its link proves ownership of the address, so it is also sent to suppressed addresses. */
  provesAddress?: true
  /** It is the last to somebody who wants to be forgotten: nothing of it is kept once it was sent, or given up. */
  leavesNoTrace?: true
  /** Sample values for the preview in the panel; their types are the types of the values. */
  example: Values
  /** Target of its button; without one there is no button. */
  page?: (values: Values) => SitePage | null
  /** One-click unsubscribe address (RFC 8058): POST unsubscribes, GET shows a page that asks. */
  unsubscribe?: (values: Values) => SitePage
  /** Reply-To address, if not that of the editors. */
  replyTo?: (values: Values) => string | null
  /** Entry for the calendar of the recipient; null for none. */
  calendar?: (values: Values) => CalendarEntry | null
  /** Number of an invoice that is attached. */
  invoice?: (values: Values) => string
  nl: (values: Values) => MailText
  en: (values: Values) => MailText
  de: (values: Values) => MailText
}

/**
 * Defines a kind of mail, named after its file. The example types the values: a template that uses an undeclared value does not compile, nor does a
 * caller that omits one.
 */
export function defineMail<Values extends Record<string, MailValue>>(
  definition: MailDefinition<Values>,
): MailDefinition<Values> {
  return definition
}
