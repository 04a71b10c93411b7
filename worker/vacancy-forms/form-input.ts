import type * as v from 'valibot'
import { blocksFromMarkdown } from '../../client/rich-text/blocks-from-markdown.ts'
import type { conditionsForm } from '../../client/vacancies/conditions-form.ts'
import type { roleForm } from '../../client/vacancies/role-form.ts'
import type { textForm } from '../../client/vacancies/text-form.ts'
import type { VacancyInput } from '../vacancies/own-vacancies.ts'

// Fields that are left out stay as they were: a draft is also saved while somebody types, without what is not valid yet.

/** What the first step means to the backend. */
export function roleInput({
  title,
  categories,
  remote,
  locations,
}: Partial<v.InferOutput<typeof roleForm.schema>>): VacancyInput {
  return {
    title,
    categories,
    remote,
    locations: locations
      ?.filter(({ city }) => city !== '')
      .map(({ city, street, postcode }) => ({ city, street: street || null, postcode: postcode || null })),
  }
}

/** What the second step means to the backend. */
export function conditionsInput(values: Partial<v.InferOutput<typeof conditionsForm.schema>>): VacancyInput {
  const { experienceYears: years } = values
  return {
    employmentType: values.employmentType,
    hoursMin: values.hoursMin,
    hoursMax: values.hoursMax,
    salary: salaryInput(values),
    education: emptyAsNull(values.education),
    experienceMonths: typeof years === 'number' ? Math.round(years * 12) : years,
    applyMethod: values.applyMethod,
    applyUrl: emptyAsNull(values.applyUrl),
    applyEmail: emptyAsNull(values.applyEmail),
    contact: contactInput(values),
    reference: emptyAsNull(values.reference),
    startsOn: values.startsOn,
    closesOn: values.closesOn,
  }
}

/** What the third step means to the backend. */
export function textInput({
  description,
  benefits,
  language,
}: Partial<v.InferOutput<typeof textForm.schema>>): VacancyInput {
  return {
    description: description === undefined ? undefined : blocksFromMarkdown(description),
    benefits,
    language,
  }
}

type Conditions = Partial<v.InferOutput<typeof conditionsForm.schema>>

/** A salary is stored as a whole. */
function salaryInput({
  salaryMin,
  salaryMax,
  salaryUnit,
  salaryHiddenReason,
}: Conditions): VacancyInput['salary'] {
  if (salaryMin === undefined || salaryMax === undefined || salaryUnit === undefined) return undefined
  return { min: salaryMin, max: salaryMax, unit: salaryUnit, hiddenReason: salaryHiddenReason || null }
}

function contactInput({ contactName, contactPhone, contactEmail }: Conditions): VacancyInput['contact'] {
  if (contactName === undefined || contactPhone === undefined || contactEmail === undefined) return undefined
  return { name: contactName || null, phone: contactPhone || null, email: contactEmail || null }
}

function emptyAsNull<Text extends string>(text: Text | undefined): Text | null | undefined {
  return text === undefined ? undefined : text || null
}
