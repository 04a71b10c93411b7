import './for-you.css'
import { type ComponentType, useEffect, useState } from 'react'
import { PartHeading } from '../../components/PartHeading.tsx'
import { hasFollows } from '../../follows/has-follows.ts'
import { useSite } from '../../site-context.tsx'

/**
 * The place of what is new in what the reader follows. The page is the same for everybody: the browser shows the place before its first paint
 * where something is followed, at its full height, and fills it. Everybody else loads nothing.
 */
export function ForYouSlot() {
  const { t } = useSite()
  const [Part, setPart] = useState<ComponentType | null>(null)

  useEffect(() => {
    if (hasFollows()) import('./ForYou.tsx').then(({ ForYou }) => setPart(() => ForYou), console.warn)
  }, [])

  return (
    <section className="for-you" aria-labelledby="for-you">
      <PartHeading id="for-you" title={t('front.for-you')} small />
      <div className="for-you-room">
        {Part ? (
          <Part />
        ) : (
          <p className="visually-hidden" role="status">
            {t('front.for-you-loading')}
          </p>
        )}
      </div>
    </section>
  )
}
