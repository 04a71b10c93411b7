import { linksIn } from '../../layouts/footer-pages.ts'
import { useSite } from '../../site-context.tsx'

/** The terms of an account; opens next to the form, so nothing typed is lost. */
export function TermsText() {
  const { t, locale } = useSite()
  const [terms] = linksIn(locale, [{ page: 'terms', label: 'footer-page.terms' }])
  const words = t('account.terms-link')
  return (
    <>
      {t('account.terms-before')}{' '}
      {terms ? (
        <a href={terms.path} target="_blank" rel="noopener">
          {words}
        </a>
      ) : (
        words
      )}
    </>
  )
}
