import { SiteForm } from '../../forms/SiteForm.tsx'
import { pressSchema } from '../../forms/schemas/press.ts'
import { useSiteForm } from '../../forms/use-site-form.ts'
import { useSite } from '../../site-context.tsx'

/** Accepting with the signed-in account. */
export function AcceptForm() {
  const { t } = useSite()
  const accept = useSiteForm({ name: 'accept', schema: pressSchema, initial: {} })
  return (
    <SiteForm of={accept} submit={t('account.invitation.accept')}>
      {null}
    </SiteForm>
  )
}
