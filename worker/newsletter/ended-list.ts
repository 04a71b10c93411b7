import { type NewsletterName, newsletters } from '../../client/content/newsletter.ts'

/** The newsletter that a link to unsubscribe ends; null for all of them. */
export function endedList(query: URLSearchParams): NewsletterName | null {
  if (!query.has('afmelden')) return null
  return newsletters.find((name) => name === query.get('lijst')) ?? null
}
