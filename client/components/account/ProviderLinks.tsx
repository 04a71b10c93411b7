import { useSite } from '../../site-context.tsx'

/** An external service for signing in. */
export interface SocialProvider {
  /** Its name in the backend. */
  id: string
  /** Its name for readers. */
  name: string
  /** Where signing in begins: an address of this site that redirects to the service. */
  href: string
}

/** Ways to sign in without a password of this site; nothing if there are none. */
export function ProviderLinks({ providers }: { providers: SocialProvider[] }) {
  const { t } = useSite()
  if (providers.length === 0) return null
  return (
    <div className="account-providers">
      <p>{t('account.sign-in.or')}</p>
      {providers.map(({ id, name, href }) => (
        <a key={id} className="button button-quiet" href={href}>
          {t('account.sign-in.provider', { name })}
        </a>
      ))}
    </div>
  )
}
