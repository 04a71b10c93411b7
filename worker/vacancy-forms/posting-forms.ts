import type * as v from 'valibot'
import type { FormDefinition } from '../../client/forms/define-form.ts'
import type { FormSchema } from '../../client/forms/validate.ts'
import { conditionsForm } from '../../client/vacancies/conditions-form.ts'
import type { PostingFormName } from '../../client/vacancies/form-names.ts'
import { submitVacancyForm } from '../../client/vacancies/press-forms.ts'
import { roleForm } from '../../client/vacancies/role-form.ts'
import { type PostingStep, stepAfter } from '../../client/vacancies/steps.ts'
import { textForm } from '../../client/vacancies/text-form.ts'
import type { FormContext, FormHandler, Outcome } from '../forms/form-handler.ts'
import type { VacancyInput } from '../vacancies/own-vacancies.ts'
import { employerForm } from './employer-form.ts'
import { conditionsInput, roleInput, textInput } from './form-input.ts'

/** The first step: it makes the draft, or saves the one of the address. */
export const saveRole = employerForm(roleForm, async (input, { token, user }, context) => {
  const { ownVacancies } = context
  const known = vacancyOf(context)
  if (known !== null) {
    await ownVacancies.save(token, known, {
      ...roleInput(input),
      unfinished: { form: roleForm.name, values: {} },
    })
    return next(context, known, 'functie')
  }
  const company = input.company || user?.partner?.documentId
  if (!company) return { kind: 'refused', status: 422, errors: { company: { key: 'form.required' } } }
  return next(context, await ownVacancies.create(token, company, roleInput(input)), 'functie')
})

/** The second step. */
export const saveConditions = stepForm(conditionsForm, 'voorwaarden', conditionsInput)

/** The third step. */
export const saveText = stepForm(textForm, 'tekst', textInput)

/** Hands in what is complete. */
export const submitVacancy = employerForm(submitVacancyForm, async (_, { token }, context) => {
  const number = vacancyOf(context)
  if (number === null) return gone
  await context.ownVacancies.submit(token, number)
  return { kind: 'go', path: context.href('jobs-mijn-id', { id: number }, { gedaan: 'ingediend' }) }
})

function stepForm<Name extends PostingFormName, Schema extends FormSchema>(
  form: FormDefinition<Name, Schema>,
  step: PostingStep,
  inputOf: (values: v.InferOutput<Schema>) => VacancyInput,
): FormHandler<Name> {
  return employerForm(form, async (values, { token }, context) => {
    const number = vacancyOf(context)
    if (number === null) return gone
    await context.ownVacancies.save(token, number, {
      ...inputOf(values),
      unfinished: { form: form.name, values: {} },
    })
    return next(context, number, step)
  })
}

const gone = {
  kind: 'refused',
  status: 403,
  notice: { key: 'own-vacancy.refused.gone' },
} as const satisfies Outcome

function next({ href }: FormContext, vacancy: number, step: PostingStep): Outcome {
  return { kind: 'go', path: href('jobs-plaatsen', {}, { vacature: vacancy, stap: stepAfter(step) }) }
}

/** The public number of the draft in the address; null without one. */
export function vacancyOf({ query }: Pick<FormContext, 'query'>): number | null {
  const asked = query.get('vacature') ?? ''
  return /^[1-9]\d{0,8}$/.test(asked) ? Number(asked) : null
}
