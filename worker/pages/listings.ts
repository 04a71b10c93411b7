import type { Block } from '../../client/content/block.ts'
import type {
  Listed,
  ListingBlock,
  ListingQuery,
  StoredDataQuery,
} from '../../client/content/listing-block.ts'
import type { PartnerCard } from '../../client/content/partner-card.ts'
import type { LoadContext } from '../loading/load-context.ts'
import { optional } from '../loading/optional.ts'
import { withDutch } from './with-dutch.ts'

type Reader = Pick<LoadContext, 'content' | 'jobs' | 'locale' | 'site' | 't' | 'today'>

/** The backend's maximum per request. */
const pageSize = 100
/** The maximum number of pages of a directory. */
const maxPages = 10

/** A body with its listings filled in. A failed listing is left out: the page works without it. */
export async function withListings(blocks: Block[], reader: Reader): Promise<Block[]> {
  const filled = await Promise.all(
    blocks.map((block) => (block.kind === 'listing' ? filledIn(block, block.query, reader) : block)),
  )
  return filled.filter((block) => block.kind !== 'listing' || block.listed !== null)
}

async function filledIn(block: ListingBlock, query: ListingQuery, reader: Reader): Promise<Block> {
  if (query.type === 'stored-data') return storedDataTable(query, block.title, reader)
  return { ...block, listed: await optional('listing', listedFor(query, block.count, reader), null) }
}

/** Not optional: a page about privacy without it would be wrong. */
async function storedDataTable(
  { about }: StoredDataQuery,
  title: string | null,
  { t, site }: Pick<Reader, 't' | 'site'>,
): Promise<Block> {
  const { storedDataTables } = await import('../privacy/stored-data-tables.ts')
  return storedDataTables[about](t, title, site)
}

async function listedFor(
  query: Exclude<ListingQuery, StoredDataQuery>,
  count: number,
  { content, jobs, locale, today }: Reader,
): Promise<Listed> {
  const first = { locale, page: 1, pageSize: count }
  switch (query.type) {
    case 'article': {
      const { type, ...filter } = query
      return { type, items: (await content.articles({ ...filter, ...first })).items }
    }
    case 'event': {
      const { type, when = 'ahead', ...filter } = query
      return { type, items: (await content.events({ ...filter, ...first, when, today })).items }
    }
    case 'vacancy': {
      const { type, ...filter } = query
      return { type, items: (await jobs.newest({ ...filter, locale, limit: count })).items }
    }
    case 'magazine':
      return { type: 'magazine', items: (await content.magazines(first)).items }
    case 'product': {
      const { type, ...filter } = query
      return { type, items: (await content.products({ ...filter, locale })).slice(0, count) }
    }
    case 'partner':
      return partners(query, count, { content, locale })
  }
}

async function partners(
  { role, category, group }: Extract<ListingQuery, { type: 'partner' }>,
  count: number,
  { content, locale }: Pick<Reader, 'content' | 'locale'>,
): Promise<Listed> {
  const side = role === 'employer' ? 'employer' : 'supplier'
  if (!group) {
    const { items } = await content.partners({ locale, role, category, page: 1, pageSize: count })
    return { type: 'partner', items, side }
  }
  const [items, categories] = await Promise.all([
    withDutch(
      locale,
      (wanted) => all((page) => content.partners({ locale: wanted, role, category, page, pageSize })),
      (company) => company.link,
    ),
    content.categories('partner', locale),
  ])
  const groups = categories.map(({ slug, name }) => ({ slug, name }))
  return { type: 'directory', items: items.toSorted(byName), side, groups }
}

/** A directory lists every company, not just the first page. */
async function all(
  ask: (page: number) => Promise<{ items: PartnerCard[]; pageCount: number }>,
): Promise<PartnerCard[]> {
  const first = await ask(1)
  const rest = Array.from({ length: Math.min(first.pageCount, maxPages) - 1 }, (_, index) => ask(index + 2))
  return [first, ...(await Promise.all(rest))].flatMap((page) => page.items)
}

function byName(one: PartnerCard, other: PartnerCard): number {
  return one.name.localeCompare(other.name, 'nl')
}
