import { defaultLocale, type Locale } from '../../client/content/locale.ts'

/**
 * The items in the reader's language, followed by those that exist only in Dutch.
 * @param ask Reads the items of one language.
 * @param keyOf Equal for an item in all its languages.
 */
export async function withDutch<Item>(
  locale: Locale,
  ask: (locale: Locale) => Promise<Item[]>,
  keyOf: (item: Item) => string | number,
): Promise<Item[]> {
  const [own, dutch] = await Promise.all([ask(locale), locale === defaultLocale ? [] : ask(defaultLocale)])
  const known = new Set(own.map(keyOf))
  return [...own, ...dutch.filter((item) => !known.has(keyOf(item)))]
}
