import { Result } from '../../components/account/Result.tsx'
import { Icon } from '../../components/Icon.tsx'
import type { NewsletterName } from '../../content/newsletter.ts'
import { useSite } from '../../site-context.tsx'

/**
 * Says that a newsletter has ended, with the way back: the preferences of the same address, by the same link.
 * @param list The one that ended; null for all of them.
 */
export function Ended({ list, token }: { list: NewsletterName | null; token: string }) {
  const { t, href } = useSite()
  return (
    <Result
      title={t('newsletter-link.ended-title')}
      text={t(list ? 'newsletter-form.done-ended-one' : 'newsletter-form.done-ended')}
      hint={t('newsletter-link.ended-hint')}
      icon={<Icon name="circle-check" />}
    >
      <a className="button" href={href('home')}>
        {t('newsletter-link.home')}
      </a>
      <a className="button button-quiet" href={href('nieuwsbrief', {}, { voorkeuren: token })}>
        {t('newsletter-link.sign-up-again')}
      </a>
    </Result>
  )
}
