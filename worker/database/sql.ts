/** What statements are prepared with: a database, or a session of one. */
export type Database = Pick<D1Database, 'prepare' | 'batch'>

/** What may be bound to a place in a statement. */
type Value = string | number | null

/** A piece of a statement with the values for its `?`, in order. */
export interface Sql {
  text: string
  values: Value[]
}

/** Writes a piece of a statement: other pieces are put in, everything else is bound and never becomes text. */
export function sql(strings: TemplateStringsArray, ...holes: (Sql | Value)[]): Sql {
  const pieces = strings.map((text, index): Sql => {
    const hole = index > 0 ? holes[index - 1] : undefined
    if (hole === undefined) return { text, values: [] }
    if (hole !== null && typeof hole === 'object') return { text: `${hole.text}${text}`, values: hole.values }
    return { text: `?${text}`, values: [hole] }
  })
  return joined(pieces, '')
}

/** Pieces below each other, with a text between them. */
export function joined(pieces: readonly Sql[], between: string): Sql {
  return {
    text: pieces.map((piece) => piece.text).join(between),
    values: pieces.flatMap((piece) => piece.values),
  }
}

/** Conditions that must all hold; those that are not asked for (`x && condition`) are left out. */
export function allOf(...conditions: (Sql | false | '' | null | undefined)[]): Sql {
  return joined(
    conditions.filter((condition) => typeof condition === 'object' && condition !== null),
    ' AND ',
  )
}

/** Values as `IN` takes them: `(?, ?)`. */
export function among(values: readonly Value[]): Sql {
  const bound = values.map((value) => sql`${value}`)
  return sql`(${joined(bound, ', ')})`
}

/** Text of our own that becomes part of a statement as it is. */
export function raw(text: string): Sql {
  return { text, values: [] }
}

/** A statement that is ready to run. */
export function prepared(db: Database, { text, values }: Sql): D1PreparedStatement {
  return db.prepare(text).bind(...values)
}
