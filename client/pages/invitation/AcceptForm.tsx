import { acceptForm } from '../../account/forms/press.ts'
import { SiteForm } from '../../forms/SiteForm.tsx'
import { useSiteForm } from '../../forms/use-site-form.ts'
import { useSite } from '../../site-context.tsx'

/** Accepting with the signed-in account. */
export function AcceptForm() {
  const { t } = useSite()
  const accept = useSiteForm(acceptForm)
  return (
    <SiteForm of={accept} submit={t('account.invitation.accept')}>
      {null}
    </SiteForm>
  )
}
