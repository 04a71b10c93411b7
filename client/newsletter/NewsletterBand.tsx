import { useAccount } from '../account/use-account.ts'
import { Icon } from '../components/Icon.tsx'
import type { NewsletterName } from '../content/newsletter.ts'
import { usePartTexts } from '../i18n/use-part-texts.ts'
import { OtherTexts, useSite } from '../site-context.tsx'
import { CompactSignUp } from './CompactSignUp.tsx'

/** Signing up for a newsletter in place; the morning's, if not said. Signed-in readers choose theirs in their account. */
export function NewsletterBand({ list = 'morning' }: { list?: NewsletterName }) {
  const { href, t: ofPage } = useSite()
  const { isSignedIn } = useAccount()
  const t = usePartTexts('forms', 'newsletter')
  return (
    <section className="page-width no-print" aria-labelledby="newsletter-band">
      <div className="newsletter-band">
        <div className="newsletter-band-words">
          <h2 id="newsletter-band">
            {list === 'morning' ? t('newsletter-form.band') : ofPage(`newsletters.names.${list}`)}
          </h2>
          <p>{list === 'morning' ? t('newsletter-form.band-text') : ofPage(`newsletters.when.${list}`)}</p>
          <p>
            <a className="part-more" href={href('nieuwsbrief')}>
              {t('newsletter-form.band-more')}
              <Icon name="arrow-right" />
            </a>
          </p>
        </div>
        {isSignedIn ? (
          <a className="button" href={href('account')}>
            <Icon name="mail" />
            {t('newsletter-form.to-account')}
          </a>
        ) : (
          <OtherTexts t={t}>
            <CompactSignUp list={list} />
          </OtherTexts>
        )}
      </div>
    </section>
  )
}
