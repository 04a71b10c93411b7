/** The site's languages; `nl` is the default and has no prefix in addresses. */
export const locales = ['nl', 'en', 'de'] as const

/** One language of the site. */
export type Locale = (typeof locales)[number]

/** The language of addresses without a prefix. */
export const defaultLocale: Locale = 'nl'

/** Whether a string is a language of the site. */
export function isLocale(text: unknown): text is Locale {
  return locales.some((locale) => locale === text)
}

/** The same content in another language. */
export interface Translation {
  locale: Locale
  /** Site path with its locale prefix, such as `/en/news/104/returns-fall`. */
  path: string
}
