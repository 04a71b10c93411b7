import { useSite } from '../site-context.tsx'
import type { PlacedForm } from './define-placed-form.ts'
import { messageText } from './field-message.ts'
import { SpecifiedField } from './fields/SpecifiedField.tsx'
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
                {() => <SpecifiedField as={field} />}
              </form.AppField>
            ))}
          </SiteForm>
        </>
      )}
    </section>
  )
}
