import type { LinkedRegistration } from '../../content/registration.ts'
import { answerValues } from '../../forms/answer-fields.tsx'
import type { FormDefinition } from '../../forms/define-form.ts'
import { SpecifiedField } from '../../forms/fields/SpecifiedField.tsx'
import { codesOf, PageQuestions, requiredAnswers } from '../../forms/page-questions.ts'
import { SiteForm } from '../../forms/SiteForm.tsx'
import { useSiteForm } from '../../forms/use-site-form.ts'
import { attendeesForm } from '../../registrations/link-forms.ts'
import { useSite } from '../../site-context.tsx'

/** Changes who comes, and what they answered. */
export function AttendeesForm({
  registration: { attendees, questions, answers },
}: {
  registration: LinkedRegistration
}) {
  const { t } = useSite()
  const change = useSiteForm(attendeesForm as FormDefinition, {
    initial: {
      ...attendeesForm.initial,
      attendees: attendees.map(({ name, email, company, role }) => ({
        name,
        email: email ?? '',
        company: company ?? '',
        role: role ?? '',
      })),
      asked: codesOf(questions),
      ...answerValues(questions, answers),
    },
    required: requiredAnswers(questions),
  })
  const { form } = change
  return (
    <PageQuestions value={questions}>
      <SiteForm of={change} submit={t('event-registration.change-submit')} isQuiet>
        {Object.entries(attendeesForm.fields).map(([name, field]) => (
          <form.AppField key={name} name={name as never}>
            {() => <SpecifiedField as={field} />}
          </form.AppField>
        ))}
      </SiteForm>
    </PageQuestions>
  )
}
