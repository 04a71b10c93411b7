import * as v from 'valibot'
import { type Section, sections } from '../../client/content/article-card.ts'
import type { Picture } from '../../client/content/picture.ts'
import { type SearchHit, type SearchType, searchTypes } from '../../client/content/search.ts'
import type { Database } from '../database/sql.ts'
import { excerptOf } from './excerpt.ts'
import { type Expressions, expressionsFor, filtersOnly } from './expression.ts'
import { filterTokens } from './filter-tokens.ts'
import { countStatement, countsFrom, type FoundRow, findStatement, foundRowsFrom, maxRanked } from './find.ts'
import { marked, matchesIn, type Sought, soughtBy } from './matches.ts'
import type { Meaning } from './meaning.ts'
import { type Question, readQuestion, withWord } from './question.ts'
import type { FoundDocuments, SiteQuery, SiteSearch } from './site-search.ts'
import { suggest } from './suggest.ts'
import { meaningsOf } from './vocabulary.ts'

/** Search over the replica, by its index. @param now Milliseconds since 1970. */
export function d1Search(db: Database, now: number): SiteSearch {
  return {
    search: (query) => search(db, query, now),
    suggest: (text, locale, limit) => suggest(db, text, locale, limit, now),
  }
}

async function search(db: Database, query: SiteQuery, now: number): Promise<FoundDocuments> {
  const question = readQuestion(query.text, query.locale)
  const meanings = await meaningsOf(db, question.terms, query.locale, now)
  const expressions = waysToAsk(meanings, query)
  for (const [index, ways] of expressions.entries()) {
    const found = await find(db, ways, query, now, soughtBy(meanings))
    if (found.hits.total > 0)
      return {
        ...found,
        corrected: reworded(question, meanings, ({ correction }) => correction),
        suggested: reworded(question, meanings, ({ correction, suggestion }) => correction ?? suggestion),
      }
    if (index === expressions.length - 1) return { ...found, corrected: null, suggested: null }
  }
  return nothing(query)
}

/** The stages of a query: all terms first, then any of them if nothing was found. */
interface Ways {
  narrowed: Expressions
  /** Without the choices that are counted. */
  open: string
}

function waysToAsk(meanings: Meaning[], { type, section, year, tag }: SiteQuery): Ways[] {
  const tags = tag ? [tag] : []
  const filters = filterTokens({ type, section, year, tags })
  const always = filterTokens({ type: null, section: null, year: null, tags })
  if (meanings.length === 0) {
    if (filters.length === 0) return []
    const all = filtersOnly(filters)
    // Without words there is nothing to rank by, and the counts are limited by the tag only.
    return [
      {
        narrowed: { exact: all, wide: all, titled: all },
        open: filtersOnly(always.length > 0 ? always : filters),
      },
    ]
  }
  const ways = (all: boolean): Ways => ({
    narrowed: expressionsFor(meanings, { filters, all }),
    open: expressionsFor(meanings, { filters: always, all }).wide,
  })
  return meanings.length > 1 ? [ways(true), ways(false)] : [ways(true)]
}

async function find(
  db: Database,
  { narrowed, open }: Ways,
  query: SiteQuery,
  now: number,
  sought: Sought,
): Promise<Omit<FoundDocuments, 'corrected' | 'suggested'>> {
  const { locale, order, page, pageSize } = query
  const [found, counted] = await db.batch([
    findStatement(db, narrowed, { locale, now, order, limit: pageSize, offset: (page - 1) * pageSize }),
    countStatement(db, open, { ...query, now }),
  ])
  const rows = foundRowsFrom(found?.results ?? [])
  const counts = countsFrom(counted?.results ?? [])
  // Beyond the last page, no row carries the total.
  const total = rows[0]?.total ?? (page > 1 ? await totalOf(db, narrowed, query, now) : 0)
  const of = (name: string) => counts.filter((row) => row.of === name)
  return {
    hits: {
      items: rows.map((row) => hitFrom(row, sought)),
      page,
      pageSize,
      pageCount: Math.ceil(total / pageSize),
      total,
    },
    totalIsCapped: total >= maxRanked,
    countsAreCapped: of('all').some(({ count }) => count >= maxRanked),
    types: searchTypes
      .flatMap((type) => inOrder(type, of('type')))
      .map(({ value, count }) => ({ type: value, count })),
    sections: sections
      .flatMap((section) => inOrder(section, of('section')))
      .map(({ value, count }) => ({ section: value, count })),
    years: of('year')
      .map(({ value, count }) => ({ year: Number(value), count }))
      .sort((one, other) => other.year - one.year),
  }
}

async function totalOf(db: Database, narrowed: Expressions, query: SiteQuery, now: number): Promise<number> {
  const { results } = await findStatement(db, narrowed, { ...query, now, limit: 1, offset: 0 }).all()
  return foundRowsFrom(results)[0]?.total ?? 0
}

/** The count of one value, if any: facets have an order of their own. */
function inOrder<Value extends SearchType | Section>(
  value: Value,
  counts: { value: string | number | null; count: number }[],
): { value: Value; count: number }[] {
  return counts.filter((row) => row.value === value).map(({ count }) => ({ value, count }))
}

function hitFrom({ total: _, text, title, picture, ...row }: FoundRow, sought: Sought): SearchHit {
  return {
    ...row,
    title: marked(title, matchesIn(title, row.locale, sought)),
    excerpt: excerptOf(text, row.locale, sought),
    picture: picture === null ? null : pictureFrom(picture),
  }
}

const StoredPicture = v.object({
  src: v.string(),
  width: v.number(),
  height: v.number(),
  alt: v.string(),
  caption: v.nullable(v.string()),
  credit: v.nullable(v.string()),
  sources: v.array(v.object({ src: v.string(), width: v.number() })),
})

function pictureFrom(json: string): Picture {
  return v.parse(StoredPicture, JSON.parse(json))
}

/** The question with some of its terms replaced; null if no term is. */
function reworded(
  question: Question,
  meanings: Meaning[],
  wordFor: (meaning: Meaning) => string | null,
): string | null {
  const changed = meanings.flatMap((meaning) => {
    const word = wordFor(meaning)
    return word === null ? [] : [{ term: meaning.term, word }]
  })
  if (changed.length === 0) return null
  // From the end, so that the offsets of the other terms stay valid.
  return changed
    .toSorted((one, other) => other.term.start - one.term.start)
    .reduce((text, { term, word }) => withWord({ ...question, text }, term, word), question.text)
    .trim()
}

function nothing({ page, pageSize }: SiteQuery): FoundDocuments {
  return {
    hits: { items: [], page, pageSize, pageCount: 0, total: 0 },
    totalIsCapped: false,
    countsAreCapped: false,
    types: [],
    sections: [],
    years: [],
    corrected: null,
    suggested: null,
  }
}
