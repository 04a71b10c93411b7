import type { Locale } from '../../client/content/locale.ts'
import { loadTexts, textNamespaces } from '../../client/i18n/dictionary.ts'
import type { TextTree } from '../../client/i18n/texts.ts'
import { report } from '../report.ts'

/** Texts by dotted key. */
type FlatTexts = Record<string, string>

/** The texts of every page, and those that never leave the worker. */
export const allNamespaces = [...textNamespaces, 'meta', 'privacy'] as const

/**
 * The editors' texts, plus the English ones for keys that a language lacks. They travel with each payload like the
 * editors' texts, so that browsers don't load English in addition to their own language. The compiler keeps
 * dictionaries complete; this covers what it can't check.
 * @param overrides By dotted key. The same object gives the same result, usually itself.
 */
export async function withEnglish(locale: Locale, overrides: FlatTexts): Promise<FlatTexts> {
  if (locale === 'en') return overrides
  const [tree, english] = await Promise.all([
    loadTexts(locale, allNamespaces),
    loadTexts('en', allNamespaces),
  ])
  return completed({ locale, tree, english }, overrides)
}

interface Dictionary {
  locale: Locale
  tree: TextTree
  english: TextTree
}

const lacking = new WeakMap<TextTree, FlatTexts>()
const whole = new WeakMap<FlatTexts, FlatTexts>()

/** Adds what a dictionary lacks to the editors' texts, and reports it once. */
export function completed(dictionary: Dictionary, overrides: FlatTexts): FlatTexts {
  const english = lackingOf(dictionary)
  if (Object.keys(english).length === 0) return overrides
  const known = whole.get(overrides)
  if (known) return known
  const all = { ...english, ...overrides }
  for (const texts of [overrides, all]) whole.set(texts, all)
  return all
}

function lackingOf({ locale, tree, english }: Dictionary): FlatTexts {
  const known = lacking.get(tree)
  if (known) return known
  const texts = textsBeside(tree, english)
  const keys = Object.keys(texts)
  if (keys.length > 0) report('texts', new Error('Missing texts are shown in English'), { locale, keys })
  lacking.set(tree, texts)
  return texts
}

/** The texts of one tree that another lacks, by dotted key; empty texts count as missing. */
export function textsBeside(tree: TextTree, from: TextTree, prefix = ''): FlatTexts {
  const texts: FlatTexts = {}
  for (const [key, text] of Object.entries(from)) {
    const own = tree[key]
    if (typeof text === 'object')
      Object.assign(texts, textsBeside(typeof own === 'object' ? own : {}, text, `${prefix}${key}.`))
    else if (text && (typeof own !== 'string' || !own)) texts[`${prefix}${key}`] = text
  }
  return texts
}
