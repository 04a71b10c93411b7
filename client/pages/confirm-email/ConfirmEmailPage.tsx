import { AccountDoor } from '../../components/account/AccountDoor.tsx'
import { isBrokenLink } from '../../components/account/broken-link.ts'
import { Result } from '../../components/account/Result.tsx'
import { Icon } from '../../components/Icon.tsx'
import { SiteForm } from '../../forms/SiteForm.tsx'
import { pressSchema } from '../../forms/schemas/press.ts'
import { useSiteForm } from '../../forms/use-site-form.ts'
import { useSite } from '../../site-context.tsx'
import { ResendForm } from './ResendForm.tsx'

/** What the page is given. */
export interface ConfirmEmailProps {
  /** What the code in the address is for; null where there is none. */
  confirms: 'account' | 'change' | null
}

/**
 * Proving that an address is one's own. Opening the link changes nothing, since programs that look into mail open links too:
 * a person presses the button.
 */
export function ConfirmEmailPage({ confirms }: ConfirmEmailProps) {
  const { t } = useSite()
  if (confirms === 'change') return <ConfirmChange />
  if (confirms === 'account') return <ConfirmAccount />
  return (
    <AccountDoor title={t('account.resend.title')} intro={t('account.resend.intro')}>
      <ResendForm />
    </AccountDoor>
  )
}

function ConfirmAccount() {
  const { t, href } = useSite()
  const confirm = useSiteForm({ name: 'confirm', schema: pressSchema, initial: {} })
  const { answer } = confirm
  if (answer?.isDone)
    return (
      <Result
        title={t('account.confirm.done-title')}
        text={t('account.confirm.done-text')}
        icon={<Icon name="circle-check" />}
      >
        <a className="button" href={href('inloggen')}>
          {t('account.confirm.sign-in')}
        </a>
      </Result>
    )
  if (isBrokenLink(answer))
    return (
      <Result
        title={t('account.confirm.broken-title')}
        text={t('account.confirm.broken-text')}
        icon={<Icon name="alert-triangle" />}
        below={
          <section className="account-part">
            <h2>{t('account.resend.title')}</h2>
            <ResendForm />
          </section>
        }
      >
        <a className="button button-quiet" href={href('inloggen')}>
          {t('account.confirm.sign-in')}
        </a>
      </Result>
    )
  return (
    <AccountDoor title={t('account.confirm.title')} intro={t('account.confirm.intro')}>
      <SiteForm of={confirm} submit={t('account.confirm.submit')}>
        {null}
      </SiteForm>
    </AccountDoor>
  )
}

function ConfirmChange() {
  const { t, href } = useSite()
  const confirm = useSiteForm({ name: 'confirm-change', schema: pressSchema, initial: {} })
  const { answer } = confirm
  if (answer?.isDone)
    return (
      <Result
        title={t('account.confirm-change.done-title')}
        text={t('account.confirm-change.done-text')}
        icon={<Icon name="circle-check" />}
      >
        <a className="button" href={href('home')}>
          {t('account.to-home')}
        </a>
      </Result>
    )
  if (isBrokenLink(answer))
    return (
      <Result
        title={t('account.confirm.broken-title')}
        text={t('account.confirm-change.broken-text')}
        icon={<Icon name="alert-triangle" />}
      >
        <a className="button button-quiet" href={href('home')}>
          {t('account.to-home')}
        </a>
      </Result>
    )
  return (
    <AccountDoor title={t('account.confirm-change.title')} intro={t('account.confirm-change.intro')}>
      <SiteForm of={confirm} submit={t('account.confirm-change.submit')}>
        {null}
      </SiteForm>
    </AccountDoor>
  )
}
