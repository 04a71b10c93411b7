import rosetta from 'rosetta'
import type { Locale } from '../content/locale.ts'
import type { Dictionary, MessageKey } from './dictionary.ts'

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
 * @param overrides Texts changed by the editors (KV `messages:{locale}`), by dotted key; they win.
 */
export function createTranslator(
  locale: Locale,
  dictionary: Dictionary,
  overrides: Readonly<Record<string, string>> = none,
): Translate {
  const known = made.get(overrides)?.get(locale)
  if (known) return known
  const translate = buildTranslator(locale, dictionary, overrides)
  made.set(overrides, (made.get(overrides) ?? new Map()).set(locale, translate))
  return translate
}

const none: Readonly<Record<string, string>> = {}

/** Overrides are the same object until they change, and so is what was made with them. */
const made = new WeakMap<object, Map<Locale, Translate>>()

function buildTranslator(
  locale: Locale,
  dictionary: Dictionary,
  overrides: Readonly<Record<string, string>>,
): Translate {
  const texts = rosetta({ [locale]: dictionary })
  texts.locale(locale)
  const { plural, number } = formatsOf(locale)

  function lookUp(key: string, values?: MessageValues): string {
    const override = overrides[key]
    if (override === undefined) return texts.t(key, values)
    return override.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values?.[name] ?? ''))
  }

  function count(key: CountKey, amount: number, values?: MessageValues): string {
    const form = plural.select(amount) === 'one' ? 'one' : 'other'
    return lookUp(`${key}.${form}`, { ...values, count: number.format(amount) })
  }

  return Object.assign(lookUp, { count })
}
