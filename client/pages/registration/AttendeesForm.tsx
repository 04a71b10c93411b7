import type { LinkedRegistration } from '../../content/registration.ts'
import type { FormDefinition } from '../../forms/define-form.ts'
import { SpecifiedField } from '../../forms/fields/SpecifiedField.tsx'
import { SiteForm } from '../../forms/SiteForm.tsx'
import { useSiteForm } from '../../forms/use-site-form.ts'
import { attendeesForm } from '../../registrations/link-forms.ts'
import { useSite } from '../../site-context.tsx'

/** Changes who comes. */
export function AttendeesForm({ attendees }: Pick<LinkedRegistration, 'attendees'>) {
  const { t } = useSite()
  const change = useSiteForm(attendeesForm as FormDefinition, {
    initial: { attendees: attendees.map(({ name, email }) => ({ name, email: email ?? '' })) },
  })
  const { form } = change
  const { attendees: field } = attendeesForm.fields
  return (
    <SiteForm of={change} submit={t('event-registration.change-submit')} isQuiet>
      {field && (
        <form.AppField name={'attendees' as never}>{() => <SpecifiedField as={field} />}</form.AppField>
      )}
    </SiteForm>
  )
}
