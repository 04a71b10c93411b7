import type { Locale } from '../../client/content/locale.ts'

/** Languages as columns `language` and `shown_in` of `search_documents` hold them: the default one is the lowest. */
export const languageBit: Record<Locale, number> = { nl: 1, en: 2, de: 4 }
