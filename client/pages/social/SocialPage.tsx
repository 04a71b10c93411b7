import { Result } from '../../components/account/Result.tsx'
import { Icon } from '../../components/Icon.tsx'
import { useSite } from '../../site-context.tsx'
import { type SocialProps, socialTexts } from './social-texts.ts'

/** Where another service returns to if the sign-in failed, or nobody started one. */
export function SocialPage({ why, returnTo }: SocialProps) {
  const { t, href } = useSite()
  const { title, text } = socialTexts(why)
  return (
    <Result title={t(title)} text={t(text)} icon={<Icon name="alert-triangle" />}>
      <a className="button" href={href('inloggen', {}, { naar: returnTo ?? undefined })}>
        {t(why === 'nothing' ? 'account.sign-in.title' : 'account.social.again')}
      </a>
      <a className="button button-quiet" href={href('contact')}>
        {t('navigation.contact')}
      </a>
    </Result>
  )
}
