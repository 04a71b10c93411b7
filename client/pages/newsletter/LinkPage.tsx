import { Result } from '../../components/account/Result.tsx'
import { Icon } from '../../components/Icon.tsx'
import type { NewsletterLink, Subscriber } from '../../content/newsletter-link.ts'
import { useSite } from '../../site-context.tsx'
import { BrokenLink } from './BrokenLink.tsx'
import { Confirm } from './Confirm.tsx'
import { Preferences } from './Preferences.tsx'
import { Refuse } from './Refuse.tsx'
import { Unsubscribe } from './Unsubscribe.tsx'

/** What the link of a mail opens. Opening it changes nothing: a person has to press a button. */
export function LinkPage({ link }: { link: NewsletterLink }) {
  switch (link.kind) {
    case 'confirm':
      return <Confirm />
    case 'refuse':
      return <Refuse />
    case 'confirmed':
      return <Confirmed {...link} />
    case 'preferences':
      return <Preferences {...link} />
    case 'unsubscribe':
      return <Unsubscribe {...link} />
    case 'broken':
      return <BrokenLink />
  }
}

function Confirmed({ email, lists, token }: Subscriber & { token: string }) {
  const { t, href, locale } = useSite()
  const names = new Intl.ListFormat(locale).format(lists.map((name) => t(`newsletters.names.${name}`)))
  return (
    <Result
      title={t('newsletter-link.confirmed-title')}
      text={t('newsletter-link.confirmed', { email, lists: names })}
      icon={<Icon name="circle-check" />}
    >
      <a className="button" href={href('home')}>
        {t('newsletter-link.home')}
      </a>
      <a className="button button-quiet" href={href('nieuwsbrief', {}, { voorkeuren: token })}>
        {t('newsletter-link.to-preferences')}
      </a>
    </Result>
  )
}
