import type { Part } from './define-mail.ts'
import { type Language, siteLink } from './site-link.ts'

/** What a mail of an alert is made from. */
export type AlertValues = {
  token: string
  /** The subject in words: `“magazijn”, Utrecht, 25 km`. */
  search: string
  frequency: string
  /** What is new; more than is listed, maybe. */
  total: number
  /** The newest, with site paths. */
  items: { title: string; text: string; path: string }[]
  /** Site path of all results, without a language. */
  results: string
}

/** By which the site counts visits as those from a mail. @param source Which one. */
export function fromMail(source: string): Record<string, string> {
  return { utm_medium: 'email', utm_source: source }
}

/** Something new. Its path names its language, which may be another than the reader's. */
export function listed({ title, text, path }: AlertValues['items'][number], source: string): Part {
  return { item: { title, text, url: siteLink('nl', path, fromMail(source)) } }
}

/** The link to all alerts of the address. */
export function manageAlerts(language: Language, token: string, title: string, text: string): Part {
  return { item: { title, text, url: siteLink(language, '/jobs/alerts', { beheer: token }) } }
}
