import { useEffect, useState } from 'react'
import { useSite } from '../site-context.tsx'
import { type LaterRoom, laterTexts } from './later-texts.ts'
import { createTranslator, type Translate } from './translator.ts'

/** The texts of a room that the page did not bring along; null until they are there, and where they cannot be fetched. */
export function useLaterTexts(room: LaterRoom): Translate | null {
  const { locale, messages } = useSite()
  const [t, setTexts] = useState<Translate | null>(null)

  useEffect(() => {
    let isCurrent = true
    laterTexts(locale, room).then(
      (texts) => {
        if (isCurrent) setTexts(() => createTranslator(locale, texts, messages))
      },
      // What they belong to can wait for a page with a better connection.
      () => null,
    )
    return () => {
      isCurrent = false
    }
  }, [locale, messages, room])

  return t
}
