import { registerForm } from '../../account/forms/register.ts'
import { AccountDoor } from '../../components/account/AccountDoor.tsx'
import { Aside } from '../../components/account/Aside.tsx'
import { FirstNameField, LastNameField } from '../../components/account/NameFields.tsx'
import { NewPasswordField } from '../../components/account/NewPasswordField.tsx'
import { ProviderLinks, type SocialProvider } from '../../components/account/ProviderLinks.tsx'
import { Result } from '../../components/account/Result.tsx'
import { TermsField } from '../../components/account/TermsField.tsx'
import { Icon } from '../../components/Icon.tsx'
import { messageText } from '../../forms/field-message.ts'
import { SiteForm } from '../../forms/SiteForm.tsx'
import { useSiteForm } from '../../forms/use-site-form.ts'
import { useSite } from '../../site-context.tsx'

/** Props of the page. */
export interface RegisterProps {
  providers: SocialProvider[]
  /** Path that the reader was going to. */
  returnTo: string | null
}

/** Creating an account; the outcome is only sent by mail. */
export function RegisterPage({ providers, returnTo }: RegisterProps) {
  const site = useSite()
  const { t, href } = site
  const back = { naar: returnTo ?? undefined }
  const register = useSiteForm(registerForm)
  const { form, answer } = register
  if (answer?.isDone && answer.notice)
    return (
      <Result
        title={t('account.register.done-title')}
        text={messageText(site, answer.notice)}
        hint={t('account.register.done-hint')}
        icon={<Icon name="mail" />}
      >
        <a className="button button-quiet" href={href('email-valideren', {}, back)}>
          {t('account.register.again')}
        </a>
      </Result>
    )
  return (
    <AccountDoor
      title={t('account.register.title')}
      intro={t('account.register.intro')}
      beside={<Reasons back={back} />}
    >
      <SiteForm of={register} submit={t('account.register.submit')}>
        <form.AppField name="firstName">{() => <FirstNameField />}</form.AppField>
        <form.AppField name="lastName">{() => <LastNameField />}</form.AppField>
        <form.AppField name="email">
          {(field) => <field.TextField label={t('account.email')} type="email" autoComplete="email" />}
        </form.AppField>
        <form.AppField name="password">
          {() => <NewPasswordField label={t('account.password')} />}
        </form.AppField>
        <form.AppField name="terms">{() => <TermsField />}</form.AppField>
      </SiteForm>
      <ProviderLinks providers={providers} />
    </AccountDoor>
  )
}

function Reasons({ back }: { back: { naar: string | undefined } }) {
  const { t, href } = useSite()
  return (
    <>
      <Aside title={t('account.register.why-title')}>
        <ul>
          <li>
            <Icon name="bookmark" />
            {t('account.register.why-save')}
          </li>
          <li>
            <Icon name="ticket" />
            {t('account.register.why-events')}
          </li>
          <li>
            <Icon name="mail" />
            {t('account.register.why-letters')}
          </li>
        </ul>
        <p>{t('account.register.why-privacy')}</p>
      </Aside>
      <Aside title={t('account.register.known-title')}>
        <a className="account-link" href={href('inloggen', {}, back)}>
          {t('account.register.known-link')}
        </a>
      </Aside>
    </>
  )
}
