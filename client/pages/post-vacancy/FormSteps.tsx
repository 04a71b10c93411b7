import { type ReactNode, useState } from 'react'
import type { FormDefinition } from '../../forms/define-form.ts'
import type { FieldSpec, PlacedForm } from '../../forms/define-placed-form.ts'
import { CheckboxGroup } from '../../forms/fields/CheckboxGroup.tsx'
import type { Choice } from '../../forms/fields/ChoiceGroup.tsx'
import { SpecifiedField } from '../../forms/fields/SpecifiedField.tsx'
import { SiteForm } from '../../forms/SiteForm.tsx'
import { useSiteForm } from '../../forms/use-site-form.ts'
import { useSite } from '../../site-context.tsx'
import { conditionsForm } from '../../vacancies/conditions-form.ts'
import { placesField, roleForm } from '../../vacancies/role-form.ts'
import { textForm } from '../../vacancies/text-form.ts'
import { useAutosave } from '../../vacancies/use-autosave.ts'
import type { PostingWork } from './post-vacancy-props.ts'

/** The first step: which job, for whom, and where. */
export function RoleStep(props: PostingWork) {
  const { t, path } = useSite()
  const { categories, cities, companies, vacancy, values } = props
  const [places] = useState(() => placesField(cities))
  const isChoosing = !vacancy && companies.length > 1
  // What is put back of an earlier visit isn't for another company.
  const isChosen = !isChoosing || path.includes('bedrijf=')
  return (
    <StepForm
      {...props}
      of={roleForm}
      fields={{ ...roleForm.fields, locations: places }}
      hidden={isChoosing ? [] : ['company']}
      preset={isChosen ? { company: String(values.company ?? '') } : noPreset}
      choices={{ company: companies.map(({ documentId, name }) => ({ value: documentId, label: name })) }}
      instead={{
        categories: (
          <CheckboxGroup
            legend={t('vacancy-form.categories')}
            options={categories.map(({ slug, name }) => ({ value: slug, label: name }))}
          />
        ),
      }}
    />
  )
}

const noPreset = {}

const parts = [
  { name: 'work', fields: ['employmentType', 'hoursMin', 'hoursMax', 'education', 'experienceYears'] },
  { name: 'pay', fields: ['salaryMin', 'salaryMax', 'salaryUnit', 'salaryHiddenReason'] },
  { name: 'apply', fields: ['applyMethod', 'applyUrl', 'applyEmail'] },
  { name: 'contact', fields: ['contactName', 'contactPhone', 'contactEmail'] },
  { name: 'period', fields: ['startsOn', 'closesOn', 'reference'] },
] as const

/** The second step: what readers weigh, and how they apply. */
export function ConditionsStep(props: PostingWork) {
  const { t } = useSite()
  // The dates of what is published belong to the period that was paid for.
  const hidden = props.vacancy?.isPublished ? ['startsOn', 'closesOn'] : []
  return (
    <StepForm
      {...props}
      of={conditionsForm}
      hidden={hidden}
      grouped={(show) =>
        parts.map(({ name, fields }) => (
          <section className="posting-fields" key={name} aria-labelledby={`fields-${name}`}>
            <h2 id={`fields-${name}`}>{t(`post-vacancy.parts.${name}`)}</h2>
            <div className="posting-grid">{fields.map(show)}</div>
          </section>
        ))
      }
    />
  )
}

/** The third step: the text. */
export function TextStep(props: PostingWork) {
  return <StepForm {...props} of={textForm} />
}

interface StepFormProps extends PostingWork {
  of: PlacedForm
  fields?: Readonly<Record<string, FieldSpec>>
  /** Fields that are sent as they are. */
  hidden?: readonly string[]
  /** Values that the page chooses. */
  preset?: Readonly<Record<string, string>>
  choices?: Readonly<Record<string, readonly Choice[]>>
  /** Fields that the page shows itself. */
  instead?: Readonly<Record<string, ReactNode>>
  /** Where the fields stand; default: below each other. */
  grouped?: (show: (name: string) => ReactNode) => ReactNode
}

/** The form of a step, with what it holds of the draft. What is typed is saved meanwhile. */
function StepForm({
  of,
  fields = of.fields,
  hidden = [],
  preset = noPreset,
  choices,
  instead,
  grouped,
  ...work
}: StepFormProps) {
  const { t } = useSite()
  const { values, vacancy } = work
  // What there is a draft for is saved into it.
  const [definition] = useState<FormDefinition>(() => (vacancy ? withoutDraft(of) : of))
  const step = useSiteForm(definition, { initial: { ...of.initial, ...values }, preset })
  const { form } = step
  const saved = useAutosave(form.store, of.name, vacancy?.number ?? null)

  function show(name: string): ReactNode {
    const spec = fields[name]
    if (!spec) return null
    if (hidden.includes(name))
      return <input key={name} type="hidden" name={name} value={String(values[name] ?? '')} />
    return (
      <form.AppField key={name} name={name as never}>
        {() => instead?.[name] ?? <SpecifiedField as={spec} choices={choices?.[name]} />}
      </form.AppField>
    )
  }

  return (
    <SiteForm
      of={step}
      submit={t(of.submit)}
      beside={
        <p className="posting-saved" role="status">
          {saved === 'none' ? '' : t(`post-vacancy.autosave.${saved}`)}
        </p>
      }
    >
      {grouped ? grouped(show) : Object.keys(fields).map(show)}
    </SiteForm>
  )
}

function withoutDraft({ keepsDraft: _, ...form }: FormDefinition): FormDefinition {
  return form
}
