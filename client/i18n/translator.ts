import rosetta from 'rosetta'
import type { Locale } from '../content/locale.ts'
import type { MessageKey } from './dictionary.ts'
import type { TextTree } from './texts.ts'

/** Values for the `{{name}}` placeholders of a text. */
type MessageValues = Record<string, string | number>

/** Returns the text of a key in one language. */
export interface Translate {
  (key: MessageKey, values?: MessageValues): string
  /**
   * A text that depends on a number: `key.one` or `key.other` by the language's plural rules. `{{count}}` is the number, formatted for the
   * language.
   */
  count: (key: CountKey, count: number, values?: MessageValues) => string
}

type CountKey = MessageKey extends infer Key ? (Key extends `${infer Stem}.other` ? Stem : never) : never

interface Formats {
  plural: Intl.PluralRules
  number: Intl.NumberFormat
}

/** Creating these is the most expensive part of a translator, so they are cached. */
const formats = new Map<Locale, Formats>()

function formatsOf(locale: Locale): Formats {
  const known = formats.get(locale)
  if (known) return known
  const made = { plural: new Intl.PluralRules(locale), number: new Intl.NumberFormat(locale) }
  formats.set(locale, made)
  return made
}

/**
 * Creates a translator for one language.
 * @param texts From `loadTexts`.
 * @param overrides Texts changed by editors (KV `messages:{locale}`), by dotted key; non-empty ones win.
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

/** Overrides and texts remain the same objects until they change, so translators are cached by them. */
const made = new WeakMap<object, WeakMap<object, Translate>>()

function buildTranslator(
  locale: Locale,
  tree: TextTree,
  overrides: Readonly<Record<string, string>>,
): Translate {
  const dictionary = rosetta({ [locale]: tree })
  dictionary.locale(locale)
  const { plural, number } = formatsOf(locale)

  /** Texts without values never change: a page asks for some two hundred, and each search goes through a tree. */
  const plain = new Map<string, string>()

  function lookUp(key: string, values?: MessageValues): string {
    if (values) return find(key, values)
    const before = plain.get(key)
    if (before !== undefined) return before
    const text = find(key)
    plain.set(key, text)
    return text
  }

  function find(key: string, values?: MessageValues): string {
    const override = overrides[key]
    // A key without a text shows itself: an empty space would go unnoticed.
    if (!override) return dictionary.t(key, values) || key
    return override.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values?.[name] ?? ''))
  }

  function count(key: CountKey, amount: number, values?: MessageValues): string {
    const form = plural.select(amount) === 'one' ? 'one' : 'other'
    return lookUp(`${key}.${form}`, { ...values, count: number.format(amount) })
  }

  return Object.assign(lookUp, { count })
}
