import { use } from 'react'
import type { Locale } from '../content/locale.ts'
import { useSite } from '../site-context.tsx'
import { forever } from '../state/forever.ts'
import { type LaterNamespace, laterTexts } from './later-texts.ts'
import { mergeTexts, type TextTree } from './texts.ts'
import { createTranslator, type Translate } from './translator.ts'

/** The same for every reader, so the same promise for every render. */
const fetched = new Map<string, Promise<TextTree>>()

/**
 * The texts of a part of a page that is fetched later (`laterPart`). It suspends until they are here; if they can't be fetched, the part stays
 * as it was. In the worker they are among those of the page: `laterTexts` of its settings.
 */
export function usePartTexts(...namespaces: LaterNamespace[]): Translate {
  const { locale, messages, t } = useSite()
  return import.meta.env.SSR ? t : createTranslator(locale, use(textsOf(locale, namespaces)), messages)
}

function textsOf(locale: Locale, namespaces: readonly LaterNamespace[]): Promise<TextTree> {
  const key = [locale, ...namespaces].join()
  const texts =
    fetched.get(key) ??
    Promise.all(namespaces.map((name) => laterTexts(locale, name))).then(mergeTexts, forever<TextTree>)
  fetched.set(key, texts)
  return texts
}
