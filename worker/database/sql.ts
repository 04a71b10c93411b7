/** A database, or a session of one. */
export type Database = Pick<D1Database, 'prepare' | 'batch'>

/** A value that can be bound to a statement. */
type Value = string | number | null

/** A fragment of a statement with the values for its `?`, in order. */
export interface Sql {
  text: string
  values: Value[]
}

/** Builds a fragment: nested fragments are inserted, everything else is bound and never becomes text. */
export function sql(strings: TemplateStringsArray, ...holes: (Sql | Value)[]): Sql {
  const pieces = strings.map((text, index): Sql => {
    const hole = index > 0 ? holes[index - 1] : undefined
    if (hole === undefined) return { text, values: [] }
    if (hole !== null && typeof hole === 'object') return { text: `${hole.text}${text}`, values: hole.values }
    return { text: `?${text}`, values: [hole] }
  })
  return joined(pieces, '')
}

/** Joins fragments with a separator. */
export function joined(pieces: readonly Sql[], between: string): Sql {
  return {
    text: pieces.map((piece) => piece.text).join(between),
    values: pieces.flatMap((piece) => piece.values),
  }
}

/** Conditions that must all hold; falsy ones (`x && condition`) are left out. */
export function allOf(...conditions: (Sql | false | '' | null | undefined)[]): Sql {
  return joined(
    conditions.filter((condition) => typeof condition === 'object' && condition !== null),
    ' AND ',
  )
}

/** Values for `IN`: `(?, ?)`. */
export function among(values: readonly Value[]): Sql {
  const bound = values.map((value) => sql`${value}`)
  return sql`(${joined(bound, ', ')})`
}

/** Trusted text that becomes part of a statement as it is. */
export function raw(text: string): Sql {
  return { text, values: [] }
}

/** Prepares a fragment as a statement. */
export function prepared(db: Database, { text, values }: Sql): D1PreparedStatement {
  return db.prepare(text).bind(...values)
}
