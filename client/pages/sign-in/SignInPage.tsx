import { signInForm } from '../../account/forms/sign-in.ts'
import { AccountDoor } from '../../components/account/AccountDoor.tsx'
import { Aside } from '../../components/account/Aside.tsx'
import { ProviderLinks, type SocialProvider } from '../../components/account/ProviderLinks.tsx'
import { SiteForm } from '../../forms/SiteForm.tsx'
import { useSiteForm } from '../../forms/use-site-form.ts'
import { useSite } from '../../site-context.tsx'

/** Props of the sign-in page. */
export interface SignInProps {
  /** Other services to sign in with. */
  providers: SocialProvider[]
  /** Whether the reader wanted a page that needs an account, or to save something. */
  reason: 'page' | 'save' | null
  /** Path that the reader was going to. */
  returnTo: string | null
}

/** Signing in, by password or through another service. */
export function SignInPage({ providers, reason, returnTo }: SignInProps) {
  const { t, href } = useSite()
  const back = { naar: returnTo ?? undefined }
  const signIn = useSiteForm(signInForm)
  const { form } = signIn
  return (
    <AccountDoor
      title={t('account.sign-in.title')}
      intro={t('account.sign-in.intro')}
      beside={
        <>
          <Aside title={t('account.sign-in.new-title')} text={t('account.sign-in.new-text')}>
            <a className="button button-quiet" href={href('registreren', {}, back)}>
              {t('account.sign-in.new-link')}
            </a>
          </Aside>
          <Aside title={t('account.sign-in.unconfirmed-title')} text={t('account.sign-in.unconfirmed-text')}>
            <a className="account-link" href={href('email-valideren', {}, back)}>
              {t('account.sign-in.unconfirmed-link')}
            </a>
          </Aside>
        </>
      }
    >
      {reason && (
        <p className="account-note">
          {t(reason === 'save' ? 'account.sign-in.first-save' : 'account.sign-in.first')}
        </p>
      )}
      <SiteForm
        of={signIn}
        submit={t('account.sign-in.submit')}
        beside={
          <a className="account-link" href={href('wachtwoord-vergeten', {}, back)}>
            {t('account.sign-in.forgot')}
          </a>
        }
      >
        <form.AppField name="email">
          {(field) => <field.TextField label={t('account.email')} type="email" autoComplete="username" />}
        </form.AppField>
        <form.AppField name="password">
          {(field) => <field.PasswordField label={t('account.password')} autoComplete="current-password" />}
        </form.AppField>
      </SiteForm>
      <ProviderLinks providers={providers} />
    </AccountDoor>
  )
}
