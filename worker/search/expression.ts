import type { Meaning } from './vocabulary.ts'

/** How far two words may stand from each other to say what a compound of them says. */
const closeWords = 8

/** What a question asks of the index, in its language (https://sqlite.org/fts5.html#full_text_query_syntax). */
export interface Expressions {
  /** The words themselves, in any form. */
  exact: string
  /** Compounds and what says the same as well. */
  wide: string
  /** The same, in titles. */
  titled: string
}

/**
 * Expressions for a question. Nothing of what was typed gets into them but quoted words of letters and digits.
 * @param options.filters What `filterTokens` gives.
 * @param options.all Whether every term must be found, or any of them.
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

/** Everything that the filters let through. */
export function filtersOnly(filters: string[]): string {
  return filters.map((token) => `filters : ${quoted(token)}`).join(' AND ')
}

function narrowed(expression: string, filters: string[]): string {
  return filters.length > 0 ? `(${expression}) AND ${filtersOnly(filters)}` : expression
}

function exactly({ exact }: Meaning): string {
  return anyOf(exact.map(quoted))
}

function widely({ exact, wider, beside }: Meaning): string {
  const close = beside.flatMap(([left, right]) =>
    left.flatMap((one) => right.map((other) => `NEAR(${quoted(one)} ${quoted(other)}, ${closeWords})`)),
  )
  return anyOf([...new Set([...exact, ...wider])].map(quoted).concat(close))
}

/** Expressions of which one has to be found. */
export function anyOf(expressions: string[]): string {
  return `(${expressions.join(' OR ')})`
}

/** A token as the index knows it. */
export function quoted(token: string): string {
  return `"${token.replaceAll('"', '""')}"`
}
