import type { Locale } from '../../client/content/locale.ts'

/** The bits of the columns `language` and `shown_in` of `search_documents`: the default language is the lowest. */
export const languageBit: Record<Locale, number> = { nl: 1, en: 2, de: 4 }
