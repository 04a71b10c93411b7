import type { CategoryReference } from '../../client/content/category.ts'
import { defaultLocale, type Locale } from '../../client/content/locale.ts'
import { type Sql, sql } from '../database/sql.ts'

/** A category's name in one language. */
export interface CategoryRow {
  document_id: string
  locale: string
  slug: string
  title: string
}

/** All vacancy categories in all languages. */
export const readCategories: Sql = sql`
  SELECT document_id, locale, slug, title FROM documents WHERE type = 'category' AND kind = 'vacancy'`

/** Resolves a category's slug across languages, so that a Dutch vacancy can be listed in English. */
export interface CategoryNames {
  /** The category's slug in every language; only the given slug if the category is unknown. */
  everywhere: (slug: string) => { locale: string; slug: string }[]
  /** A vacancy's category in the reader's language. */
  shown: (category: CategoryReference & { locale: string }) => CategoryReference
}

/** @param rows The rows of `readCategories`. */
export function categoryNames(rows: readonly CategoryRow[], locale: Locale): CategoryNames {
  function inLanguage(language: string, slug: string): CategoryRow | undefined {
    return rows.find((row) => row.locale === language && row.slug === slug)
  }
  return {
    everywhere(slug) {
      const known = inLanguage(locale, slug)
      if (known) return rows.filter((row) => row.document_id === known.document_id)
      return [...new Set([locale, defaultLocale])].map((language) => ({ locale: language, slug }))
    },
    shown({ locale: language, slug, name }) {
      const known = inLanguage(language, slug)
      const own = rows.find((row) => row.document_id === known?.document_id && row.locale === locale)
      return own ? { slug: own.slug, name: own.title } : { slug, name }
    },
  }
}
