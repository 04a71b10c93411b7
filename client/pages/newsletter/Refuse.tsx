import { AccountDoor } from '../../components/account/AccountDoor.tsx'
import { SiteForm } from '../../forms/SiteForm.tsx'
import { useSiteForm } from '../../forms/use-site-form.ts'
import { refuseNewsletterForm } from '../../newsletter/link-forms.ts'
import { useSite } from '../../site-context.tsx'
import { BrokenLink, isBroken } from './BrokenLink.tsx'
import { Outcome } from './Outcome.tsx'

/** Refusing a sign-up that somebody else made. */
export function Refuse() {
  const { t } = useSite()
  const refuse = useSiteForm(refuseNewsletterForm)
  if (isBroken(refuse.answer)) return <BrokenLink />
  if (refuse.answer?.isDone)
    return <Outcome title={t('newsletter-link.refused-title')} answer={refuse.answer} />
  return (
    <AccountDoor title={t('newsletter-link.refuse-title')} intro={t('newsletter-link.refuse-intro')}>
      <SiteForm of={refuse} submit={t('newsletter-link.not-me')}>
        {null}
      </SiteForm>
    </AccountDoor>
  )
}
