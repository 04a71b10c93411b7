import { answerForm } from '../../applications/candidate-forms.ts'
import { SiteForm } from '../../forms/SiteForm.tsx'
import { useSiteForm } from '../../forms/use-site-form.ts'
import { refreshInPlace } from '../../navigation/in-place.ts'
import { useSite } from '../../site-context.tsx'

interface AnswerFormProps {
  /** Of the application. */
  documentId: string
  /** Where the candidate's answer arrives. */
  answersGoTo: string
}

/** A mail to a candidate, in the employer's words. */
export function AnswerForm({ documentId, answersGoTo }: AnswerFormProps) {
  const { t } = useSite()
  const answer = useSiteForm(answerForm, {
    initial: { application: documentId, message: '' },
    tellsByToast: true,
    clearsWhenDone: true,
    onDone: () => refreshInPlace(),
  })
  const { form } = answer
  return (
    <SiteForm of={answer} submit={t('candidates.send')} anchor="kandidaat">
      <input type="hidden" name="application" value={documentId} />
      <form.AppField name="message">
        {(field) => (
          <field.TextArea
            label={t('candidates.message')}
            hint={t('candidates.message-hint', { email: answersGoTo })}
            rows={6}
          />
        )}
      </form.AppField>
    </SiteForm>
  )
}
