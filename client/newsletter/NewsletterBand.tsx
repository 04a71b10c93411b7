import { useAccount } from '../../account/use-account.ts'
import { Icon } from '../../components/Icon.tsx'
import { CompactSignUp } from '../../newsletter/CompactSignUp.tsx'
import { useSite } from '../../site-context.tsx'

/** Signing up for the morning newsletter, between two sections. Signed-in readers choose in their account. */
export function NewsletterBand() {
  const { t, href } = useSite()
  const { isSignedIn } = useAccount()
  return (
    <section className="page-width no-print" aria-labelledby="home-newsletter">
      <div className="home-newsletter">
        <div className="home-newsletter-words">
          <h2 id="home-newsletter">{t('front.newsletter')}</h2>
          <p>{t('front.newsletter-text')}</p>
          <p>
            <a className="part-more" href={href('nieuwsbrief')}>
              {t('front.newsletter-more')}
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
          <CompactSignUp list="morning" />
        )}
      </div>
    </section>
  )
}
