import { jobsTable } from '../jobs/jobs-table.ts'
import { sitemapAddresses } from '../machine/sitemaps/address-table.ts'
import { pushMessages } from '../push/push-messages.ts'
import { searchTable } from '../search/search-table.ts'
import { carriedTags } from './carried-tags.ts'
import { namedPartners } from './named-partners.ts'
import { offeredFiles } from './offered-files.ts'
import type { Rows } from './rows.ts'

/**
 * A table that is made from documents, such as an index for searching. It is written in the batch of its document, so the
 * two never differ; all of it is made anew by a whole pass after `rowShape` was raised.
 */
export interface DerivedTable {
  /** Statements that put what a document says in place of what it said before. Asked for documents of every type. */
  put: (db: D1Database, rows: Rows) => D1PreparedStatement[]
  /** Statements that take away what a document said, in one language. */
  remove: (db: D1Database, type: string, documentId: string, locale: string) => D1PreparedStatement[]
}

/** All of them; `write.ts` keeps them. */
export const derivedTables: DerivedTable[] = [
  carriedTags,
  namedPartners,
  offeredFiles,
  sitemapAddresses,
  jobsTable,
  searchTable,
  pushMessages,
]
