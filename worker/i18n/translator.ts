import type { Locale } from '../../client/content/locale.ts'
import { loadTexts } from '../../client/i18n/dictionary.ts'
import { createTranslator, type Translate } from '../../client/i18n/translator.ts'
import { allNamespaces, withEnglish } from './english-texts.ts'

/** A translator for one language, including the editors' texts; English is the fallback for missing texts. */
export async function translatorFor(locale: Locale, messages: Record<string, string>): Promise<Translate> {
  return createTranslator(locale, await loadTexts(locale, allNamespaces), await withEnglish(locale, messages))
}
