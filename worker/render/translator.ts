import type { Locale } from '../../client/content/locale.ts'
import { loadTexts, textRooms } from '../../client/i18n/dictionary.ts'
import { createTranslator, type Translate } from '../../client/i18n/translator.ts'

const everyRoom = [...textRooms, 'meta'] as const

/** A translator for one language, with the texts that the editors changed. */
export async function translatorFor(locale: Locale, messages: Record<string, string>): Promise<Translate> {
  return createTranslator(locale, await loadTexts(locale, everyRoom), messages)
}
