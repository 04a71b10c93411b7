import './confirm-email.css'
import { confirmWithPasswordForm } from '../../account/forms/activate.ts'
import { confirmForm } from '../../account/forms/press.ts'
import { AccountDoor } from '../../components/account/AccountDoor.tsx'
import { isBrokenLink } from '../../components/account/broken-link.ts'
import { ChoosePassword, useChosenPassword } from '../../components/account/ChoosePassword.tsx'
import { SiteForm } from '../../forms/SiteForm.tsx'
import { useSiteForm } from '../../forms/use-site-form.ts'
import { useSite } from '../../site-context.tsx'
import type { ConfirmEmailProps } from './ConfirmEmailPage.tsx'
import { ConfirmOutcome } from './ConfirmOutcome.tsx'
import { ResendForm } from './ResendForm.tsx'

/**
 * Confirms the address of a new account, and signs in. In the browser that registered one press is enough; anywhere else a password is
 * chosen first, since the registered one may be a stranger's.
 */
export function ConfirmAccount({
  isSameBrowser,
  returnTo,
}: Pick<ConfirmEmailProps, 'isSameBrowser' | 'returnTo'>) {
  const { t } = useSite()
  const confirm = useSiteForm(confirmForm)
  const choose = useChosenPassword(confirmWithPasswordForm)
  // This browser registered, and another one the same address after that.
  const isOvertaken = !confirm.answer?.isDone && confirm.answer?.notice?.key === 'account-error.other-browser'
  const isOnePress = isSameBrowser && !isOvertaken
  const choice = <ChoosePassword of={choose} submit={t('account.confirm.choose-submit')} />
  return (
    <ConfirmOutcome
      answer={isBrokenLink(choose.answer) ? choose.answer : confirm.answer}
      brokenText={t('account.confirm.broken-text')}
      next={{
        route: 'inloggen',
        query: { naar: returnTo ?? undefined },
        label: t('account.confirm.sign-in'),
      }}
      whenBroken={
        <section className="account-part">
          <h2>{t('account.resend.title')}</h2>
          <ResendForm />
        </section>
      }
    >
      <AccountDoor
        title={t('account.confirm.title')}
        intro={t(isOnePress ? 'account.confirm.intro' : 'account.confirm.choose-intro')}
      >
        {isOvertaken && (
          <p className="form-notice form-notice-wrong" role="alert">
            {t('account-error.other-browser')}
          </p>
        )}
        {isOnePress ? (
          <>
            <SiteForm of={confirm} submit={t('account.confirm.submit')}>
              {null}
            </SiteForm>
            <details className="confirm-otherwise" open={choose.answer !== null}>
              <summary>{t('account.confirm.other-title')}</summary>
              <p>{t('account.confirm.other-text')}</p>
              {choice}
            </details>
          </>
        ) : (
          choice
        )}
      </AccountDoor>
    </ConfirmOutcome>
  )
}
