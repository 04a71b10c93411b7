import type { Delivery } from './delivery.ts'

/** One part of a text. Everything in it is plain text, which is escaped where it is put into markup. */
export type Part =
  /** A paragraph. */
  | string
  /** A table of two columns; a row without a value is left out. */
  | { facts: [label: string, value: string | null | undefined][] }
  /** What somebody typed, with its lines. */
  | { quote: string }
  /** One of a list, with a link. */
  | { item: { title: string; text: string; url: string } }

/** What a mail says in one language. */
export interface MailText {
  /** Enters a header, so nothing that visitors typed belongs in it. */
  subject: string
  parts: Part[]
  button?: string
  /** Behind the button. */
  after?: Part[]
}

/** A page of the site. */
export interface SitePage {
  /** Without a language. */
  path: string
  query?: Record<string, string>
}

/** What can be kept of a mail until it is sent: JSON. */
export type MailValue = string | number | null | MailValue[] | { [name: string]: MailValue }

/** One kind of mail. */
export interface MailDefinition<Values> {
  /** In the panel, in Dutch. */
  label: string
  delivery: Delivery
  /** Hours for which it is of use; after that it is not sent any more. */
  hours: number
  /** Its link proves an address, so it is sent to an address that was refused before as well. */
  provesAddress?: true
  /** What the panel shows a preview with. */
  example: Values
  /** Where its button leads. */
  page?: (values: Values) => SitePage
  /** Where one click ends it (RFC 8058): a POST there acts, a GET asks. */
  unsubscribe?: (values: Values) => SitePage
  /** Whom an answer goes to, in place of the editors. */
  replyTo?: (values: Values) => string | null
  nl: (values: Values) => MailText
  en: (values: Values) => MailText
  de: (values: Values) => MailText
}

/**
 * Defines a kind of mail, whose name is that of its file. Values are typed by the example, so that a text that names another one does not
 * compile, nor a caller that leaves one out.
 */
export function defineMail<Values extends Record<string, MailValue>>(
  definition: MailDefinition<Values>,
): MailDefinition<Values> {
  return definition
}
