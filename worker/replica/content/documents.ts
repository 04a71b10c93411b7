import type { Listing } from '../../../client/content/listing.ts'
import type { ReplicatedType } from '../../content/replicated-type.ts'
import { type Database, prepared, raw, type Sql, sql } from '../../database/sql.ts'

/**
 * Where a list is found. Each of these tables has indexes with everything that conditions and order need, so that only
 * the documents which are shown are read from the wide rows of `documents`.
 */
type ListTable = 'documents' | 'document_tags' | 'document_partners'

/** A list of documents. */
interface DocumentList {
  type: ReplicatedType
  /** Default: `documents`. */
  table?: ListTable
  /** Conditions on `d`, the table, in addition to the type. */
  where: Sql
  /** In columns of `d` that `documents` has too. */
  order: string
  /** Which documents are the first, if that is another order than that in which they are shown; in terms of `d`. */
  chosenBy?: string
  /** Whether a document may stand in the table several times, such as once for each of its tags. */
  isRepeated?: boolean
}

/** Which document: a type is called by its number, or by what column `slug` holds. */
interface DocumentName {
  by: 'number' | 'slug' | 'link'
  id: number | string
  locale: string
}

/** Queries on the documents of the replica. */
export interface Documents {
  /** A complete document, or null. */
  find: <Item>(
    type: ReplicatedType,
    name: DocumentName,
    parse: (entry: unknown) => Item,
  ) => Promise<Item | null>
  /** The first documents of a list, complete. */
  entries: <Item>(list: DocumentList, limit: number, parse: (entry: unknown) => Item) => Promise<Item[]>
  /** Their cards. */
  cards: <Item>(list: DocumentList, limit: number, parse: (card: unknown) => Item) => Promise<Item[]>
  /** A page of the cards, with its position in the whole. */
  listing: <Item>(
    list: DocumentList,
    place: { page: number; pageSize: number },
    parse: (card: unknown) => Item,
  ) => Promise<Listing<Item>>
  /** Any other query. */
  rows: <Row>(statement: Sql) => Promise<Row[]>
}

/** Without statistics, SQLite takes the primary key instead and reads every document of the type. */
const lookUps = {
  number: { column: 'number', index: 'documents_by_number' },
  slug: { column: 'slug', index: 'documents_by_slug' },
  link: { column: 'slug', index: 'documents_by_slug' },
} as const

/** Documents in one database. */
export function createDocuments(db: Database): Documents {
  async function rows<Row>(statement: Sql): Promise<Row[]> {
    const { results } = await prepared(db, statement).all<Row>()
    return results
  }

  return {
    rows,

    async find(type, { by, id, locale }, parse) {
      const { column, index } = lookUps[by]
      const [row] = await rows<{ entry: string }>(
        sql`SELECT d.entry FROM documents d INDEXED BY ${raw(index)}
            WHERE d.type = ${type} AND d.locale = ${locale} AND d.${raw(column)} = ${id} LIMIT 1`,
      )
      return row ? parse(JSON.parse(row.entry)) : null
    },

    async entries(list, limit, parse) {
      const found = await rows<{ entry: string }>(columnOf('entry', list, limit))
      return found.map(({ entry }) => parse(JSON.parse(entry)))
    },

    async cards(list, limit, parse) {
      const found = await rows<{ card: string }>(columnOf('card', list, limit))
      return found.map(({ card }) => parse(JSON.parse(card)))
    },

    async listing(list, { page, pageSize }, parse) {
      const [found, totals] = await db.batch<{ card: string; total: number }>([
        prepared(db, columnOf('card', list, pageSize, (page - 1) * pageSize)),
        prepared(db, sql`SELECT count(*) AS total ${sourceOf(list)}`),
      ])
      const total = totals?.results[0]?.total ?? 0
      return {
        items: (found?.results ?? []).map(({ card }) => parse(JSON.parse(card))),
        page,
        pageSize,
        pageCount: Math.ceil(total / pageSize),
        total,
      }
    },
  }
}

/** A column of the documents of a list, in its order: the keys come from an index, the rows by their keys. */
function columnOf(column: 'entry' | 'card', list: DocumentList, limit: number, offset = 0): Sql {
  const order = raw(list.order)
  const chosenBy = raw(list.chosenBy ?? list.order)
  const once = raw(list.isRepeated ? 'GROUP BY d.document_id' : '')
  return sql`SELECT d.${raw(column)} FROM (
      SELECT d.document_id, d.locale ${sourceOf(list)} ${once} ORDER BY ${chosenBy} LIMIT ${limit} OFFSET ${offset}
    ) listed
    CROSS JOIN documents d
      ON d.type = ${list.type} AND d.document_id = listed.document_id AND d.locale = listed.locale
    ORDER BY ${order}`
}

function sourceOf({ type, table = 'documents', where }: DocumentList): Sql {
  // Only articles are listed by their tags.
  const ofType = table === 'document_tags' ? where : sql`d.type = ${type} AND ${where}`
  return sql`FROM ${raw(table)} d WHERE ${ofType}`
}
