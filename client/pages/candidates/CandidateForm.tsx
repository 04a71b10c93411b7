import { candidateForm } from '../../applications/candidate-forms.ts'
import { type Candidate, candidateStates } from '../../content/candidate.ts'
import { SiteForm } from '../../forms/SiteForm.tsx'
import { useSiteForm } from '../../forms/use-site-form.ts'
import { refreshInPlace } from '../../navigation/in-place.ts'
import { useSite } from '../../site-context.tsx'

/** Where the employer is with a candidate, and a note of their own. */
export function CandidateForm({ candidate: { documentId, state, note } }: { candidate: Candidate }) {
  const { t } = useSite()
  const change = useSiteForm(candidateForm, {
    initial: { application: documentId, state, note },
    tellsByToast: true,
    // The list shows the state too.
    onDone: () => refreshInPlace(),
  })
  const { form } = change
  return (
    <SiteForm of={change} submit={t('candidates.save')} anchor="kandidaat" isQuiet>
      <input type="hidden" name="application" value={documentId} />
      <form.AppField name="state">
        {(field) => (
          <field.RadioGroup
            legend={t('candidates.state')}
            options={candidateStates.map((value) => ({ value, label: t(`candidates.states.${value}`) }))}
          />
        )}
      </form.AppField>
      <p className="field-hint">{t('candidates.state-note')}</p>
      <form.AppField name="note">
        {(field) => (
          <field.TextArea label={t('candidates.note')} hint={t('candidates.note-hint')} rows={3} optional />
        )}
      </form.AppField>
    </SiteForm>
  )
}
