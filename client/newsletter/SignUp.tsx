import './sign-up.css'
import { useAccount } from '../account/use-account.ts'
import { Icon } from '../components/Icon.tsx'
import { sitePages } from '../content/site-pages.ts'
import { FieldsForm } from '../forms/FieldsForm.tsx'
import { form as newsletterSignUpForm } from '../forms/placed/newsletter-signup.ts'
import { useSite } from '../site-context.tsx'

/**
 * Signing up for newsletters. Signed-in readers are led to their account, where theirs are.
 * @param isForAnyAddress Whether signed-in readers can sign up as well, since what they came for may belong to another address than the account's.
 */
export function SignUp({ isForAnyAddress = false }: { isForAnyAddress?: boolean }) {
  const { t, href, locale, returnedForm } = useSite()
  const { isSignedIn } = useAccount()
  // What came of a form must be read, also by who signed in meanwhile in another window.
  const isAsked = !isSignedIn || isForAnyAddress || returnedForm?.name === newsletterSignUpForm.name
  return (
    <div className="sign-up" id="aanmelden">
      {isSignedIn && (
        <p className="sign-up-account">
          {t('newsletter-form.account')} <a href={href('account')}>{t('newsletter-form.to-account')}</a>
        </p>
      )}
      {isAsked && <FieldsForm of={newsletterSignUpForm} />}
      <p className="sign-up-privacy">
        <a className="part-more" href={href('slug', { slug: sitePages[locale].privacy ?? 'privacy' })}>
          {t('newsletter-form.privacy')}
          <Icon name="arrow-right" />
        </a>
      </p>
    </div>
  )
}
