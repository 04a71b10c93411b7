import type { ReactNode } from 'react'
import { AccountDoor } from '../../components/account/AccountDoor.tsx'
import { isBrokenLink } from '../../components/account/broken-link.ts'
import { Result } from '../../components/account/Result.tsx'
import { Icon } from '../../components/Icon.tsx'
import { SiteForm } from '../../forms/SiteForm.tsx'
import { pressSchema } from '../../forms/schemas/press.ts'
import { useSiteForm } from '../../forms/use-site-form.ts'
import type { RouteName } from '../../routes.ts'
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
  const { t, returnedForm } = useSite()
  // A form that comes back says what was to be confirmed, also where the address has lost its code.
  const form = returnedForm?.name
  if (confirms === 'change' || form === 'confirm-change') return <ConfirmChange />
  if (confirms === 'account' || form === 'confirm') return <ConfirmAccount />
  return (
    <AccountDoor title={t('account.resend.title')} intro={t('account.resend.intro')}>
      <ResendForm />
    </AccountDoor>
  )
}

function ConfirmAccount() {
  const { t } = useSite()
  return (
    <Confirm
      name="confirm"
      texts="account.confirm"
      next={{ route: 'inloggen', label: t('account.confirm.sign-in') }}
      whenBroken={
        <section className="account-part">
          <h2>{t('account.resend.title')}</h2>
          <ResendForm />
        </section>
      }
    />
  )
}

function ConfirmChange() {
  const { t } = useSite()
  return (
    <Confirm
      name="confirm-change"
      texts="account.confirm-change"
      next={{ route: 'home', label: t('account.to-home') }}
    />
  )
}

interface ConfirmProps {
  /** Name of the form. */
  name: string
  texts: 'account.confirm' | 'account.confirm-change'
  /** Where one goes on, whatever came of it. */
  next: { route: RouteName; label: string }
  /** Stands below what is said of a code that no longer works. */
  whenBroken?: ReactNode
}

/** One button, and what came of pressing it. */
function Confirm({ name, texts, next, whenBroken }: ConfirmProps) {
  const { t, href } = useSite()
  const confirm = useSiteForm({ name, schema: pressSchema, initial: {} })
  const { answer } = confirm
  if (answer?.isDone)
    return (
      <Result
        title={t(`${texts}.done-title`)}
        text={t(`${texts}.done-text`)}
        icon={<Icon name="circle-check" />}
      >
        <a className="button" href={href(next.route)}>
          {next.label}
        </a>
      </Result>
    )
  if (isBrokenLink(answer))
    return (
      <Result
        title={t('account.confirm.broken-title')}
        text={t(`${texts}.broken-text`)}
        icon={<Icon name="alert-triangle" />}
        below={whenBroken}
      >
        <a className="button button-quiet" href={href(next.route)}>
          {next.label}
        </a>
      </Result>
    )
  return (
    <AccountDoor title={t(`${texts}.title`)} intro={t(`${texts}.intro`)}>
      <SiteForm of={confirm} submit={t(`${texts}.submit`)}>
        {null}
      </SiteForm>
    </AccountDoor>
  )
}
