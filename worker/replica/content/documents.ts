import type { Listing } from '../../../client/content/listing.ts'
import type { ReplicatedType } from '../replicated-types.ts'

/** Rows of table `documents d` that fit. */
export interface Selection {
  /** Tables joined to it, with their conditions. */
  join?: Clause
  /** Beside the type. */
  where: Clause
}

/** A piece of SQL with its values, in the order of its question marks. */
export interface Clause {
  sql: string
  values: unknown[]
}

/** What is asked of table `documents`. */
export interface Documents {
  /** The whole document that fits first, or null. */
  first: <Item>(type: ReplicatedType, where: Clause, parse: (entry: unknown) => Item) => Promise<Item | null>
  /** The cards of those that fit. */
  cards: <Item>(
    type: ReplicatedType,
    selection: Selection,
    order: string,
    limit: number,
    parse: (card: unknown) => Item,
  ) => Promise<Item[]>
  /** A page of their cards, with its place in the whole. */
  listing: <Item>(
    type: ReplicatedType,
    selection: Selection,
    order: string,
    place: { page: number; pageSize: number },
    parse: (card: unknown) => Item,
  ) => Promise<Listing<Item>>
  /** Any other question. */
  rows: <Row>(sql: string, values: unknown[]) => Promise<Row[]>
}

/** Conditions that must all hold; those that are not asked for (`x && condition`) are left out. */
export function allOf(...clauses: (Clause | false | '' | undefined)[]): Clause {
  const asked = clauses.filter((clause): clause is Clause => Boolean(clause))
  return { sql: asked.map(({ sql }) => sql).join(' AND '), values: asked.flatMap(({ values }) => values) }
}

/** A condition on a column. */
export function isEqual(column: string, value: string | number): Clause {
  return { sql: `${column} = ?`, values: [value] }
}

/** A condition that one of some values stands in a column. */
export function isOneOf(column: string, values: readonly (string | number)[]): Clause {
  return { sql: `${column} IN (${values.map(() => '?').join(', ')})`, values: [...values] }
}

/** Documents in one database. */
export function createDocuments(db: D1Database): Documents {
  function select(columns: string, type: ReplicatedType, { join, where }: Selection): Clause {
    return {
      sql: `SELECT ${columns} FROM documents d ${join?.sql ?? ''} WHERE d.type = ? AND ${where.sql}`,
      values: [...(join?.values ?? []), type, ...where.values],
    }
  }

  async function rows<Row>(sql: string, values: unknown[]): Promise<Row[]> {
    const { results } = await db
      .prepare(sql)
      .bind(...values)
      .all<Row>()
    return results
  }

  return {
    rows,

    async first(type, where, parse) {
      const { sql, values } = select('d.entry', type, { where })
      const [row] = await rows<{ entry: string }>(`${sql} LIMIT 1`, values)
      return row ? parse(JSON.parse(row.entry)) : null
    },

    async cards(type, selection, order, limit, parse) {
      const { sql, values } = select('d.card', type, selection)
      const found = await rows<{ card: string }>(`${sql} ORDER BY ${order} LIMIT ?`, [...values, limit])
      return found.map(({ card }) => parse(JSON.parse(card)))
    },

    async listing(type, selection, order, { page, pageSize }, parse) {
      const cards = select('d.card', type, selection)
      const count = select('count(*) AS total', type, selection)
      const [found, totals] = await db.batch<{ card: string; total: number }>([
        db
          .prepare(`${cards.sql} ORDER BY ${order} LIMIT ? OFFSET ?`)
          .bind(...cards.values, pageSize, (page - 1) * pageSize),
        db.prepare(count.sql).bind(...count.values),
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
