import type { Meaning } from './meaning.ts'

/** How close two words must be to mean the same as their compound. */
const closeWords = 8

/** A question as FTS5 expressions (https://sqlite.org/fts5.html#full_text_query_syntax). */
export interface Expressions {
  /** The words themselves, in any form. */
  exact: string
  /** Also compounds and synonyms. */
  wide: string
  /** The same, in titles only. */
  titled: string
}

/**
 * Builds the expressions for a question. The only input in them is quoted words of letters and digits.
 * @param options.filters The result of `filterTokens`.
 * @param options.all Whether every term must match, or any of them.
 */
export function expressionsFor(
  meanings: Meaning[],
  { filters, all }: { filters: string[]; all: boolean },
): Expressions {
  const join = (terms: string[]) => terms.join(all ? ' AND ' : ' OR ')
  const exact = join(meanings.map(exactly))
  const wide = join(meanings.map(widely))
  return {
    exact: narrowed(exact, filters),
    wide: narrowed(wide, filters),
    titled: narrowed(`{title} : (${wide})`, filters),
  }
}

/** Everything that passes the filters. */
export function filtersOnly(filters: string[]): string {
  return filters.map((token) => `filters : ${quoted(token)}`).join(' AND ')
}

function narrowed(expression: string, filters: string[]): string {
  return filters.length > 0 ? `(${expression}) AND ${filtersOnly(filters)}` : expression
}

function exactly({ exact }: Meaning): string {
  return anyOf(exact.map(quoted))
}

function widely({ exact, wider, pairs }: Meaning): string {
  const close = pairs.flatMap(([left, right]) =>
    left.flatMap((one) => right.map((other) => `NEAR(${quoted(one)} ${quoted(other)}, ${closeWords})`)),
  )
  return anyOf([...new Set([...exact, ...wider])].map(quoted).concat(close))
}

/** Expressions of which at least one must match. */
export function anyOf(expressions: string[]): string {
  return `(${expressions.join(' OR ')})`
}

/** A token in FTS5 quotes. */
export function quoted(token: string): string {
  return `"${token.replaceAll('"', '""')}"`
}
