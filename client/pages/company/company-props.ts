import type { ArticleCard } from '../../content/article-card.ts'
import type { Deferred } from '../../content/deferred.ts'
import type { Partner } from '../../content/partner.ts'

/** What the page of a company shows of it. */
export type CompanyProfile = Omit<Partner, 'documentId' | 'translations' | 'seo' | 'updatedAt'>

/** What both profiles of a company are given. */
export interface CompanyProps {
  company: CompanyProfile
  /** The list of its kind, where the editors have one in this language. */
  directory: { title: string; path: string } | null
  /** Path of its other profile, if it has one. */
  otherSide: string | null
  /** Path of the same profile in Dutch, where this one has no text. */
  dutchProfile: string | null
  /** Articles that mention it, newest first; behind those in the reader's language the ones in Dutch alone. */
  articles: Deferred<ArticleCard[]>
}
