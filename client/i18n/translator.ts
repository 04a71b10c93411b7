import rosetta from 'rosetta'
import type { Locale } from '../content/locale.ts'
import type { MessageKey } from './dictionary.ts'
import type { TextTree } from './texts.ts'

/** Values for the `{{name}}` places of a text. */
export type MessageValues = Record<string, string | number>

/** Gives the text of a key in one language. */
export interface Translate {
  (key: MessageKey, values?: MessageValues): string
  /**
   * Text that depends on a number: `key.one` or `key.other` by the rules of the language.
   * `{{count}}` is the number in the notation of the language.
   */
  count: (key: CountKey, count: number, values?: MessageValues) => string
}

type CountKey = MessageKey extends infer Key ? (Key extends `${infer Stem}.other` ? Stem : never) : never

interface Formats {
  plural: Intl.PluralRules
  number: Intl.NumberFormat
}

/** Making these costs more than all the rest of a translator. */
const formats = new Map<Locale, Formats>()

function formatsOf(locale: Locale): Formats {
  const known = formats.get(locale)
  if (known) return known
  const made = { plural: new Intl.PluralRules(locale), number: new Intl.NumberFormat(locale) }
  formats.set(locale, made)
  return made
}

/**
 * Makes a translator for one language.
 * @param texts As `loadTexts` gives them.
 * @param overrides Texts changed by the editors (KV `messages:{locale}`), by dotted key; they win where they are not empty.
 */
export function createTranslator(
  locale: Locale,
  texts: TextTree,
  overrides: Readonly<Record<string, string>> = none,
): Translate {
  const known = made.get(overrides)?.get(texts)
  if (known) return known
  const translate = buildTranslator(locale, texts, overrides)
  made.set(overrides, (made.get(overrides) ?? new WeakMap()).set(texts, translate))
  return translate
}

const none: Readonly<Record<string, string>> = {}

/** Overrides and texts are the same objects until they change, and so is what was made with them. */
const made = new WeakMap<object, WeakMap<object, Translate>>()

function buildTranslator(
  locale: Locale,
  tree: TextTree,
  overrides: Readonly<Record<string, string>>,
): Translate {
  const dictionary = rosetta({ [locale]: tree })
  dictionary.locale(locale)
  const { plural, number } = formatsOf(locale)

  function lookUp(key: string, values?: MessageValues): string {
    const override = overrides[key]
    // A key without a text shows itself: an empty place would go unseen.
    if (!override) return dictionary.t(key, values) || key
    return override.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values?.[name] ?? ''))
  }

  function count(key: CountKey, amount: number, values?: MessageValues): string {
    const form = plural.select(amount) === 'one' ? 'one' : 'other'
    return lookUp(`${key}.${form}`, { ...values, count: number.format(amount) })
  }

  return Object.assign(lookUp, { count })
}
