import type { EventCard } from '../../content/event-card.ts'
import type { Locale } from '../../content/locale.ts'
import type { MagazineCard } from '../../content/magazine.ts'
import type { TagCount } from '../../content/tag.ts'

/** A year of the archive. */
export interface YearOverview {
  year: number
  /** Articles in the whole year. */
  total: number
  /** Articles in each month, January first. */
  counts: number[]
}

/** Props of the sitemap for readers. Empty parts are empty lists. */
export interface SitemapProps {
  /** Newest first. */
  years: YearOverview[]
  tags: TagCount[]
  jobs: { slug: string; name: string; count: number }[]
  companies: { link: string; name: string; city: string | null; locale: Locale }[]
  events: EventCard[]
  magazines: MagazineCard[]
  pages: { slug: string; title: string }[]
}
