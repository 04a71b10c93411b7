import type { Locale } from '../../client/content/locale.ts'
import { dictionaries } from '../../client/i18n/dictionary.ts'
import { createTranslator, type Translate } from '../../client/i18n/translator.ts'

/** A translator for one language, with the texts that the editors changed. */
export async function translatorFor(locale: Locale, messages: Record<string, string>): Promise<Translate> {
  return createTranslator(locale, await dictionaries[locale](), messages)
}
