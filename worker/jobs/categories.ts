import type { CategoryReference } from '../../client/content/category.ts'
import { defaultLocale, type Locale } from '../../client/content/locale.ts'
import { type Sql, sql } from '../database/sql.ts'

/** A category as one language names it. */
export interface CategoryRow {
  document_id: string
  locale: string
  slug: string
  title: string
}

/** Every category of vacancies, in every language. */
export const readCategories: Sql = sql`
  SELECT document_id, locale, slug, title FROM documents WHERE type = 'category' AND kind = 'vacancy'`

/** Knows a category by the name of any language: a Dutch vacancy stands in an English list. */
export interface CategoryNames {
  /** What the category with a slug is called in every language; the slug alone where the category is not known. */
  everywhere: (slug: string) => { locale: string; slug: string }[]
  /** A vacancy's category as the reader knows it. */
  shown: (category: CategoryReference & { locale: string }) => CategoryReference
}

/** @param rows What `readCategories` gives. */
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
