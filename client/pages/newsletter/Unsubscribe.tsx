import { AccountDoor } from '../../components/account/AccountDoor.tsx'
import type { NewsletterName } from '../../content/newsletter.ts'
import type { Subscriber } from '../../content/newsletter-link.ts'
import { SiteForm } from '../../forms/SiteForm.tsx'
import { useSiteForm } from '../../forms/use-site-form.ts'
import { endNewslettersForm } from '../../newsletter/link-forms.ts'
import { useSite } from '../../site-context.tsx'
import { BrokenLink, isBroken } from './BrokenLink.tsx'
import { Ended } from './Ended.tsx'

/** One button that ends the newsletter a mail belongs to, or all of them; without it where that has ended already. */
export function Unsubscribe({
  email,
  lists,
  list,
  token,
}: Subscriber & { list: NewsletterName | null; token: string }) {
  const { t, href } = useSite()
  const end = useSiteForm(endNewslettersForm)
  if (isBroken(end.answer)) return <BrokenLink />
  const hasEnded = list ? !lists.includes(list) : lists.length === 0
  if (end.answer?.isDone || hasEnded) return <Ended list={list} token={token} />
  const intro = list
    ? t('newsletter-link.unsubscribe-one', { email, list: t(`newsletters.names.${list}`) })
    : t('newsletter-link.unsubscribe-all', { email })
  return (
    <AccountDoor title={t('newsletter-link.unsubscribe-title')} intro={intro}>
      <SiteForm
        of={end}
        submit={t('newsletter-link.unsubscribe')}
        beside={
          <a className="account-link" href={href('nieuwsbrief', {}, { voorkeuren: token })}>
            {t('newsletter-link.to-preferences')}
          </a>
        }
      >
        {null}
      </SiteForm>
    </AccountDoor>
  )
}
