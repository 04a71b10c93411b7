import { activateForm } from '../../account/forms/activate.ts'
import { AccountDoor } from '../../components/account/AccountDoor.tsx'
import { isBrokenLink } from '../../components/account/broken-link.ts'
import { ChoosePassword, useChosenPassword } from '../../components/account/ChoosePassword.tsx'
import { Result } from '../../components/account/Result.tsx'
import { Icon } from '../../components/Icon.tsx'
import { useSite } from '../../site-context.tsx'

/** Props of the page. */
export interface ActivateProps {
  /** Whether the address has a code; only using it shows whether it works. */
  hasCode: boolean
}

/** Activating an account that editors or an import have created. */
export function ActivatePage({ hasCode }: ActivateProps) {
  const { t, href } = useSite()
  const activate = useChosenPassword(activateForm)
  if (!hasCode || isBrokenLink(activate.answer))
    return (
      <Result
        title={t('account.activate.broken-title')}
        text={t('account.activate.broken-text')}
        icon={<Icon name="alert-triangle" />}
      >
        <a className="button" href={href('inloggen')}>
          {t('account.activate.sign-in')}
        </a>
        <a className="button button-quiet" href={href('email-valideren')}>
          {t('account.activate.again')}
        </a>
      </Result>
    )
  return (
    <AccountDoor title={t('account.activate.title')} intro={t('account.activate.intro')}>
      <ChoosePassword of={activate} submit={t('account.activate.submit')} />
    </AccountDoor>
  )
}
