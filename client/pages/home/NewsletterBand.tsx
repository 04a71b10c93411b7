import { Icon } from '../../components/Icon.tsx'
import { useSite } from '../../site-context.tsx'

/** Link to the newsletters, between two sections. */
export function NewsletterBand() {
  const { t, href } = useSite()
  return (
    <section className="page-width no-print" aria-labelledby="home-newsletter">
      <div className="home-newsletter">
        <div>
          <h2 id="home-newsletter">{t('front.newsletter')}</h2>
          <p>{t('front.newsletter-text')}</p>
        </div>
        <a className="button" href={href('nieuwsbrief')}>
          <Icon name="mail" />
          {t('front.newsletter-more')}
        </a>
      </div>
    </section>
  )
}
