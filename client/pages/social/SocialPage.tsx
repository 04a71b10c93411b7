import { Result } from '../../components/account/Result.tsx'
import { Icon } from '../../components/Icon.tsx'
import type { FormKey } from '../../forms/field-message.ts'
import { useSite } from '../../site-context.tsx'

/** What the page is given. */
export interface SocialProps {
  /** Why signing in through another service came to nothing. */
  why: FormKey
  /** Where the reader was going, if that was said. */
  returnTo: string | null
}

/** Where another service leads back to, when signing in through it did not work out. */
export function SocialPage({ why, returnTo }: SocialProps) {
  const { t, href } = useSite()
  return (
    <Result title={t('account.social.title')} text={t(why)} icon={<Icon name="alert-triangle" />}>
      <a className="button" href={href('inloggen', {}, { naar: returnTo ?? undefined })}>
        {t('account.social.again')}
      </a>
      <a className="button button-quiet" href={href('contact')}>
        {t('navigation.contact')}
      </a>
    </Result>
  )
}
