import { sitePages } from '../../content/site-pages.ts'
import { useSite } from '../../site-context.tsx'

/** The terms of an account; opens next to the form, so nothing typed is lost. */
export function TermsText() {
  const { t, locale, href } = useSite()
  const { terms } = sitePages[locale]
  const words = t('account.terms-link')
  return (
    <>
      {t('account.terms-before')}{' '}
      {terms ? (
        <a href={href('slug', { slug: terms })} target="_blank" rel="noopener">
          {words}
        </a>
      ) : (
        words
      )}
    </>
  )
}
