import { AccountDoor } from '../../components/account/AccountDoor.tsx'
import { SiteForm } from '../../forms/SiteForm.tsx'
import { useSiteForm } from '../../forms/use-site-form.ts'
import { confirmNewsletterForm, refuseNewsletterForm } from '../../newsletter/link-forms.ts'
import { useSite } from '../../site-context.tsx'
import { BrokenLink, isBroken } from './BrokenLink.tsx'
import { Outcome } from './Outcome.tsx'

/** Confirming a sign-up, or saying that somebody else made it. */
export function Confirm() {
  const { t } = useSite()
  const confirm = useSiteForm(confirmNewsletterForm)
  const refuse = useSiteForm(refuseNewsletterForm)
  if (isBroken(confirm.answer) || isBroken(refuse.answer)) return <BrokenLink />
  if (refuse.answer?.isDone)
    return <Outcome title={t('newsletter-link.refused-title')} answer={refuse.answer} />
  return (
    <AccountDoor title={t('newsletter-link.confirm-title')} intro={t('newsletter-link.confirm-intro')}>
      <SiteForm of={confirm} submit={t('newsletter-link.confirm')}>
        {null}
      </SiteForm>
      <section className="account-part">
        <p>{t('newsletter-link.not-me-note')}</p>
        <SiteForm of={refuse} submit={t('newsletter-link.not-me')} isQuiet>
          {null}
        </SiteForm>
      </section>
    </AccountDoor>
  )
}
