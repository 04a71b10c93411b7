import { useLayoutEffect, useState } from 'react'
import { useAccount } from '../account/use-account.ts'
import { Icon } from '../components/Icon.tsx'
import type { NewsletterName } from '../content/newsletter.ts'
import { usePartTexts } from '../i18n/use-part-texts.ts'
import { OtherTexts, useSite } from '../site-context.tsx'
import { decline, isDeclined } from '../state/declined.ts'
import { showToast } from '../state/toasts.ts'
import { CompactSignUp } from './CompactSignUp.tsx'

/**
 * Signing up for a newsletter in place; the morning's, if none is given. Signed-in readers choose theirs in their account. The morning's comes unasked:
 * whoever declines it or signs up isn't asked again soon. Declining needs script, which remembers it.
 * @param newsletter The one that a page is about, in words of the page.
 */
export function NewsletterBand({
  newsletter,
}: {
  newsletter?: { list: NewsletterName; title: string; text: string }
}) {
  const { href, promptsOff } = useSite()
  const { isSignedIn } = useAccount()
  const t = usePartTexts('forms', 'newsletter')
  const other = newsletter && newsletter.list !== 'morning' ? newsletter : null
  const isPrompt = other === null
  const list = other?.list ?? 'morning'
  const [isHidden, setHidden] = useState(false)
  const [isSignedUp, setSignedUp] = useState(false)

  // The worker can't know it. In its markup the head script has hidden the band already; a page that was navigated to never paints it.
  useLayoutEffect(() => setHidden(isPrompt && isDeclined('newsletter')), [isPrompt])

  if (isHidden || (isPrompt && promptsOff.includes('newsletter'))) return null
  return (
    <section className="page-width no-print" aria-labelledby="newsletter-band">
      <div className={isPrompt ? 'newsletter-band newsletter-prompt' : 'newsletter-band'}>
        <div className="newsletter-band-words">
          <h2 id="newsletter-band">{other?.title ?? t('newsletter-form.band')}</h2>
          <p>{other?.text ?? t('newsletter-form.band-text')}</p>
          <p className="newsletter-band-ways">
            <a className="part-more" href={href('nieuwsbrief')}>
              {t('newsletter-form.band-more')}
              <Icon name="arrow-right" />
            </a>
            {isPrompt && !isSignedUp && (
              <button
                className="newsletter-band-decline"
                type="button"
                onClick={() => {
                  decline('newsletter')
                  setHidden(true)
                  showToast(t('newsletter-form.band-declined'))
                }}
              >
                {t('newsletter-form.band-decline')}
              </button>
            )}
          </p>
        </div>
        {isSignedIn ? (
          <a className="button" href={href('account')}>
            <Icon name="mail" />
            {t('newsletter-form.to-account')}
          </a>
        ) : (
          <OtherTexts t={t}>
            <CompactSignUp
              list={list}
              onDone={() => {
                setSignedUp(true)
                if (isPrompt) decline('newsletter')
              }}
            />
          </OtherTexts>
        )}
      </div>
    </section>
  )
}
