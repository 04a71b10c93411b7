import { useSite } from '../site-context.tsx'
import type { FieldSpec, PlacedForm } from './define-placed-form.ts'
import { messageText } from './field-message.ts'
import { CheckboxField } from './fields/CheckboxField.tsx'
import { CheckboxGroup } from './fields/CheckboxGroup.tsx'
import { RadioGroup } from './fields/RadioGroup.tsx'
import { TextArea } from './fields/TextArea.tsx'
import { TextField } from './fields/TextField.tsx'
import { SiteForm } from './SiteForm.tsx'
import { useSiteForm } from './use-site-form.ts'

/** A form with a heading, made from its definition alone. Once it was sent, what was done stands in its place. */
export function FieldsForm({ of: definition }: { of: PlacedForm }) {
  const site = useSite()
  const { t } = site
  const placed = useSiteForm(definition)
  const { form, answer } = placed
  const heading = `${definition.name}-title`
  return (
    <section className="placed-form" aria-labelledby={heading}>
      <h2 id={heading}>{t(definition.title)}</h2>
      {answer?.isDone && answer.notice ? (
        <p className="form-notice" role="status">
          {messageText(site, answer.notice)}
        </p>
      ) : (
        <>
          {definition.intro && <p>{t(definition.intro)}</p>}
          <SiteForm of={placed} submit={t(definition.submit)}>
            {Object.entries(definition.fields).map(([name, field]) => (
              <form.AppField key={name} name={name}>
                {() => <Field field={field} />}
              </form.AppField>
            ))}
          </SiteForm>
        </>
      )}
    </section>
  )
}

function Field({ field }: { field: FieldSpec }) {
  const { t } = useSite()
  const label = t(field.label)
  switch (field.as) {
    case 'area':
      return (
        <TextArea
          label={label}
          hint={field.hint && t(field.hint)}
          rows={field.rows}
          optional={field.isOptional}
        />
      )
    case 'checkbox':
      return (
        <CheckboxField label={label} required={field.isRequired}>
          {field.sentence && t(field.sentence)}
        </CheckboxField>
      )
    case 'radios':
    case 'checkboxes': {
      const Group = field.as === 'radios' ? RadioGroup : CheckboxGroup
      const options = field.options.map((option) => ({ value: option.value, label: t(option.label) }))
      return <Group legend={label} options={options} />
    }
    default:
      return (
        <TextField
          label={label}
          hint={field.hint && t(field.hint)}
          type={field.as}
          autoComplete={field.autoComplete}
          optional={field.isOptional}
        />
      )
  }
}
