import { env } from 'cloudflare:workers'
import type { Snippet } from '../../../../client/content/search.ts'
import { d1Search } from '../../../../worker/search/d1-search.ts'
import type { FoundDocuments, SiteQuery } from '../../../../worker/search/site-search.ts'

/** The date that the sample content was written for. */
export const today = Date.parse('2026-11-21T12:00:00Z')

/** Searches as the page does. */
export function ask(text: string, query: Partial<SiteQuery> = {}): Promise<FoundDocuments> {
  return d1Search(env.DB, today).search({
    locale: 'nl',
    text,
    type: null,
    section: null,
    tag: null,
    year: null,
    order: 'relevance',
    page: 1,
    pageSize: 50,
    ...query,
  })
}

/** Titles of the results, best first. */
export async function titlesFor(text: string, query: Partial<SiteQuery> = {}): Promise<string[]> {
  const { hits } = await ask(text, query)
  return hits.items.map(({ title }) => plain(title))
}

/** A text without its marks. */
export function plain(snippets: Snippet[]): string {
  return snippets.map(({ text }) => text).join('')
}

/** The marked parts of a text. */
export function marks(snippets: Snippet[]): string[] {
  return snippets.filter(({ isMatch }) => isMatch).map(({ text }) => text)
}
