import type { Section } from '../content/article.ts'
import type { Locale } from '../content/locale.ts'
import { withLocale } from '../href.ts'

/** What a feed is about: everything, a section, the vacancies, or a tag. */
export type FeedSubject = 'all' | Section | 'jobs' | { tag: string }

const extensions = { rss: 'xml', atom: 'xml', feed: 'json' } as const

/** How a feed is written: RSS 2.0, Atom 1.0 or JSON Feed 1.1. */
export type FeedFormatName = keyof typeof extensions

/** Site path of the feed of a subject. Machines answer it, so the route table has no row for it. */
export function feedPath(locale: Locale, subject: FeedSubject, format: FeedFormatName = 'rss'): string {
  const name = typeof subject === 'string' ? subject : `tag/${subject.tag}`
  return withLocale(locale, `/${format}${name === 'all' ? '' : `/${name}`}.${extensions[format]}`)
}
