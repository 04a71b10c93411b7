import { useAccount } from '../account/use-account.ts'
import type { MessageKey } from '../i18n/dictionary.ts'
import { isOpen, type RouteName } from '../routes.ts'
import { useSite } from '../site-context.tsx'
import { SignOutForm } from './SignOutForm.tsx'

interface AccountLink {
  route: RouteName
  label: MessageKey
  /** Only for readers who represent a company. */
  forCompanies?: boolean
}

const ownPages: AccountLink[] = [
  { route: 'account', label: 'navigation.own-account' },
  { route: 'inschrijvingen', label: 'navigation.own-registrations' },
  { route: 'jobs-mijn', label: 'navigation.own-jobs', forCompanies: true },
]

/** Sign-in and registration, or the signed-in reader's name, links and sign-out. */
export function AccountMenu() {
  const { t } = useSite()
  const { isSignedIn } = useAccount()
  return (
    <div className="popover-group">
      <p className="popover-title">{t('navigation.account')}</p>
      {isSignedIn ? <OwnPart /> : <WayIn />}
    </div>
  )
}

function WayIn() {
  const { t, href } = useSite()
  return (
    <ul className="choices">
      <li>
        <a className="choice" href={href('inloggen')}>
          {t('navigation.sign-in')}
        </a>
      </li>
      <li>
        <a className="choice" href={href('registreren')}>
          {t('navigation.register')}
        </a>
      </li>
    </ul>
  )
}

function OwnPart() {
  const { t, href } = useSite()
  const { user } = useAccount()
  const pages = ownPages.filter(
    ({ route, forCompanies }) => isOpen(route) && (!forCompanies || user?.partner),
  )
  return (
    <>
      {user && (
        <p className="account-name">
          <span className="visually-hidden">{t('navigation.signed-in-as')} </span>
          {[user.firstName, user.lastName].filter(Boolean).join(' ') || user.email}
        </p>
      )}
      {pages.length > 0 && (
        <ul className="choices">
          {pages.map(({ route, label }) => (
            <li key={route}>
              <a className="choice" href={href(route)}>
                {t(label)}
              </a>
            </li>
          ))}
        </ul>
      )}
      <SignOutForm formClass="choices" buttonClass="choice" />
    </>
  )
}
