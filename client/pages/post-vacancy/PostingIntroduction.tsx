import { CompanySearch } from '../../companies/CompanySearch.tsx'
import { Price } from '../../components/Price.tsx'
import { pathTo } from '../../href.ts'
import { useSite } from '../../site-context.tsx'
import { postingSteps } from '../../vacancies/steps.ts'
import type { PostingIntro } from './post-vacancy-props.ts'

/** What posting a vacancy takes and costs, for who has not signed in, or acts for no company yet. */
export function PostingIntroduction({ products, isSignedIn }: PostingIntro) {
  const { t, href, locale } = useSite()
  const here = pathTo(locale, 'jobs-plaatsen')
  return (
    <div className="posting">
      <header className="posting-head">
        <h1 tabIndex={-1}>{t('post-vacancy.title')}</h1>
        <p className="page-heading-intro">{t('post-vacancy.intro')}</p>
        {isSignedIn ? (
          <>
            <p>{t('post-vacancy.no-company')}</p>
            <CompanySearch returnTo={here} />
          </>
        ) : (
          <div className="posting-ways">
            <a className="button" href={href('inloggen', {}, { naar: here })}>
              {t('post-vacancy.sign-in')}
            </a>
            <a className="button button-quiet" href={href('registreren', {}, { naar: here })}>
              {t('post-vacancy.register')}
            </a>
          </div>
        )}
      </header>
      <section className="posting-part" aria-labelledby="how">
        <h2 id="how">{t('post-vacancy.how')}</h2>
        <ol className="posting-how">
          {postingSteps.map((step) => (
            <li key={step}>
              <strong>{t(`post-vacancy.steps.${step}`)}</strong>
              <span>{t(`post-vacancy.about.${step}`)}</span>
            </li>
          ))}
        </ol>
      </section>
      <section className="posting-part" aria-labelledby="needed">
        <h2 id="needed">{t('post-vacancy.google-title')}</h2>
        <p>{t('post-vacancy.google-text')}</p>
      </section>
      {products.length > 0 && (
        <section className="posting-part" aria-labelledby="prices">
          <h2 id="prices">{t('post-vacancy.prices')}</h2>
          <ul className="posting-products">
            {products.map((product) => (
              <li key={product.slug}>
                <h3>{product.name}</h3>
                <p>{product.intro}</p>
                <Price product={product} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
