import { newArticles } from './follows/new-articles.ts'
import { jobsTable } from './jobs/jobs-table.ts'
import { newVacancies } from './jobs/new-vacancies.ts'
import { sitemapAddresses } from './machine/sitemaps/address-table.ts'
import { pushMessages } from './push/push-messages.ts'
import { carriedTags } from './replica/carried-tags.ts'
import type { DerivedTable } from './replica/derived-table.ts'
import { namedPartners } from './replica/named-partners.ts'
import { offeredFiles } from './replica/offered-files.ts'
import { periodBounds } from './replica/period-bounds.ts'
import { searchTable } from './search/search-table.ts'

/** All derived tables; `write.ts` maintains them. */
export const derivedTables: DerivedTable[] = [
  carriedTags,
  namedPartners,
  offeredFiles,
  periodBounds,
  sitemapAddresses,
  jobsTable,
  newVacancies,
  newArticles,
  searchTable,
  pushMessages,
]
