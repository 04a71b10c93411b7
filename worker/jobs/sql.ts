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

/** Pieces below each other, such as conditions with ` AND ` between them. */
export function joined(pieces: readonly Sql[], between: string): Sql {
  return {
    text: pieces.map((piece) => piece.text).join(between),
    values: pieces.flatMap((piece) => piece.values),
  }
}

/** A statement that is ready to run. */
export function prepared(db: D1Database, { text, values }: Sql): D1PreparedStatement {
  return db.prepare(text).bind(...values)
}
