import type { Section } from '../content/article-card.ts'
import type { Locale } from '../content/locale.ts'
import { withLocale } from '../href.ts'

/** The subject of a feed: everything, a section, the vacancies, the newsletters, or a tag. */
export type FeedSubject = 'all' | Section | 'jobs' | 'nieuwsbrief' | { tag: string }

const extensions = { rss: 'xml', atom: 'xml', feed: 'json' } as const

/** The format of a feed: RSS 2.0, Atom 1.0 or JSON Feed 1.1. */
export type FeedFormatName = keyof typeof extensions

/** Site path of a subject's feed. Feeds aren't pages, so the route table has no row for them. */
export function feedPath(locale: Locale, subject: FeedSubject, format: FeedFormatName = 'rss'): string {
  const name = typeof subject === 'string' ? subject : `tag/${subject.tag}`
  return withLocale(locale, `/${format}${name === 'all' ? '' : `/${name}`}.${extensions[format]}`)
}
