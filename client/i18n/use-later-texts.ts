import { useEffect, useState } from 'react'
import { useSite } from '../site-context.tsx'
import { type LaterNamespace, laterTexts } from './later-texts.ts'
import { createTranslator, type Translate } from './translator.ts'

/** The texts of a namespace that the page didn't include; null until they are loaded, or if that fails. */
export function useLaterTexts(namespace: LaterNamespace): Translate | null {
  const { locale, messages } = useSite()
  const [t, setTexts] = useState<Translate | null>(null)

  useEffect(() => {
    let isCurrent = true
    laterTexts(locale, namespace).then(
      (texts) => {
        if (isCurrent) setTexts(() => createTranslator(locale, texts, messages))
      },
      // The feature can wait for a page with a better connection.
      () => null,
    )
    return () => {
      isCurrent = false
    }
  }, [locale, messages, namespace])

  return t
}
