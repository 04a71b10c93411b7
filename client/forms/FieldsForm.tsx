import type { SignedInUser } from '../content/signed-in-user.ts'
import { useSite } from '../site-context.tsx'
import type { FormValues } from './answer.ts'
import type { FieldSpec, PlacedForm } from './define-placed-form.ts'
import { FormDone } from './FormDone.tsx'
import type { Choice } from './fields/ChoiceGroup.tsx'
import { SpecifiedField } from './fields/SpecifiedField.tsx'
import { SiteForm } from './SiteForm.tsx'
import { useSiteForm } from './use-site-form.ts'

/** What a page may pass to a form. */
export interface PlacedFormSetting {
  /** Values that the page chooses, also later, while the form is open. */
  preset?: Readonly<Record<string, string>>
  /** Options of the page's choices, by the name of their field. */
  choices?: Readonly<Record<string, readonly Choice[]>>
  /** Fields that must be filled in on this page. */
  required?: readonly string[]
}

interface FieldsFormProps extends PlacedFormSetting {
  of: PlacedForm
}

/** A form with a heading, from its definition alone. Once it is sent, a confirmation replaces it. */
export function FieldsForm({ of: definition, preset, choices, required }: FieldsFormProps) {
  const { t, user, locale } = useSite()
  const { fields } = definition
  const placed = useSiteForm(definition, {
    initial: { ...definition.initial, ...knownValues(fields, user) },
    ...(preset && { preset }),
    ...(required && { required }),
  })
  const { form, answer } = placed
  const heading = `${definition.name}-title`
  return (
    <section className="placed-form" aria-labelledby={heading} id={anchorOf(definition)}>
      <h2 id={heading}>{t(definition.title)}</h2>
      {answer?.isDone && answer.notice ? (
        <FormDone notice={answer.notice} />
      ) : (
        <>
          {definition.intro && <p className="placed-form-intro">{t(definition.intro)}</p>}
          <SiteForm of={placed} submit={t(definition.submit)} anchor={anchorOf(definition)}>
            {Object.entries(fields)
              .filter(([name, field]) => !isOfPage(field) || choices?.[name])
              .map(([name, field]) => (
                <form.AppField key={name} name={name}>
                  {() => <SpecifiedField as={field} choices={choices?.[name]} />}
                </form.AppField>
              ))}
            {definition.consent && <p className="field-hint">{definition.consent[locale]}</p>}
          </SiteForm>
        </>
      )}
    </section>
  )
}

/** Where a browser without script is redirected: the form, not the top of its page. */
function anchorOf({ name }: PlacedForm): string {
  return `${name}-form`
}

function isOfPage(field: FieldSpec): boolean {
  return 'options' in field && field.options === 'of the page'
}

/** Facts about the signed-in reader, for the fields that browsers would autofill with them. */
function knownValues(fields: PlacedForm['fields'], user: SignedInUser | null | undefined): FormValues {
  if (!user) return {}
  const known: Readonly<Record<string, string>> = {
    name: [user.firstName, user.lastName].filter(Boolean).join(' '),
    email: user.email,
    organization: user.partner?.name ?? '',
  }
  const entries = Object.entries(fields).map(([name, field]) => [
    name,
    'autoComplete' in field && field.autoComplete ? known[field.autoComplete] : undefined,
  ])
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}
