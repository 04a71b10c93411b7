import type { ArticleCard } from '../../content/article-card.ts'
import type { Deferred } from '../../content/deferred.ts'
import type { Partner } from '../../content/partner.ts'

/** A company as its pages show it. */
export type CompanyProfile = Omit<Partner, 'documentId' | 'translations' | 'seo' | 'updatedAt'>

/** Props of both profiles of a company. */
export interface CompanyProps {
  company: CompanyProfile
  /** The directory of its kind, if editors have made one in this language. */
  directory: { title: string; path: string } | null
  /** Path of its other profile, if it has one. */
  otherSide: string | null
  /** Path of the same profile in Dutch, if this one has no text. */
  dutchProfile: string | null
  /** Articles that mention it, newest first; those in the reader's language come before those only in Dutch. */
  articles: Deferred<ArticleCard[]>
}
