import { stemmer as dutch } from '@orama/stemmers/dutch'
import { stemmer as english } from '@orama/stemmers/english'
import { stemmer as german } from '@orama/stemmers/german'
import { defaultLocale, type Locale } from '../../client/content/locale.ts'

const stemmers: Record<Locale, (folded: string) => string> = {
  // Once isn't enough: it turns `havens` into `haven`, and `haven` into `hav`.
  nl: (word) => hard(dutch(dutch(word))),
  en: english,
  de: german,
}

/** Plurals soften the last consonant (`huizen`, `bedrijven`), and some double it (`zonne`). */
function hard(stem: string): string {
  return stem
    .replace(/v$/, 'f')
    .replace(/z$/, 's')
    .replace(/([b-df-hj-np-tv-z])\1$/, '$1')
}

const known: Record<Locale, Map<string, string>> = { nl: new Map(), en: new Map(), de: new Map() }
/** Texts repeat their words; the limit keeps an isolate from remembering everything that was ever typed. */
const maxKnown = 20_000

/** A word's stem in one language. */
export function stemOf(folded: string, locale: Locale): string {
  const memory = known[locale]
  const before = memory.get(folded)
  if (before !== undefined) return before
  const stem = stemmers[locale](folded) || folded
  if (memory.size >= maxKnown) memory.clear()
  memory.set(folded, stem)
  return stem
}

/** The stems of a typed word: in the reader's language, and in the default one, in which most texts are. */
export function stemsOf(folded: string, locale: Locale): string[] {
  return [...new Set([stemOf(folded, locale), stemOf(folded, defaultLocale)])]
}
