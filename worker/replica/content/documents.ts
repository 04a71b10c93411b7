import type { Listing } from '../../../client/content/listing.ts'
import type { ReplicatedType } from '../../content/replicated-type.ts'
import { type Database, prepared, raw, type Sql, sql } from '../../database/sql.ts'

/** Queries on table `documents d`. Conditions are in addition to the type. */
export interface Documents {
  /** The first matching document, complete, or null. */
  first: <Item>(type: ReplicatedType, where: Sql, parse: (entry: unknown) => Item) => Promise<Item | null>
  /** The cards of matching documents. */
  cards: <Item>(
    type: ReplicatedType,
    where: Sql,
    order: string,
    limit: number,
    parse: (card: unknown) => Item,
  ) => Promise<Item[]>
  /** A page of their cards, with its position in the whole. */
  listing: <Item>(
    type: ReplicatedType,
    where: Sql,
    order: string,
    place: { page: number; pageSize: number },
    parse: (card: unknown) => Item,
  ) => Promise<Listing<Item>>
  /** Any other query. */
  rows: <Row>(statement: Sql) => Promise<Row[]>
}

/** Documents in one database. */
export function createDocuments(db: Database): Documents {
  function select(columns: string, type: ReplicatedType, where: Sql): Sql {
    return sql`SELECT ${raw(columns)} FROM documents d WHERE d.type = ${type} AND ${where}`
  }

  async function rows<Row>(statement: Sql): Promise<Row[]> {
    const { results } = await prepared(db, statement).all<Row>()
    return results
  }

  return {
    rows,

    async first(type, where, parse) {
      const [row] = await rows<{ entry: string }>(sql`${select('d.entry', type, where)} LIMIT 1`)
      return row ? parse(JSON.parse(row.entry)) : null
    },

    async cards(type, where, order, limit, parse) {
      const found = await rows<{ card: string }>(
        sql`${select('d.card', type, where)} ORDER BY ${raw(order)} LIMIT ${limit}`,
      )
      return found.map(({ card }) => parse(JSON.parse(card)))
    },

    async listing(type, where, order, { page, pageSize }, parse) {
      const offset = (page - 1) * pageSize
      const [found, totals] = await db.batch<{ card: string; total: number }>([
        prepared(
          db,
          sql`${select('d.card', type, where)} ORDER BY ${raw(order)} LIMIT ${pageSize} OFFSET ${offset}`,
        ),
        prepared(db, select('count(*) AS total', type, where)),
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
