import { dutchDate } from '../../client/content/dutch-date.ts'
import type { Locale } from '../../client/content/locale.ts'
import type { FormValues } from '../../client/forms/answer.ts'
import { markdownFromBlocks } from '../../client/rich-text/markdown-from-blocks.ts'
import { conditionsForm } from '../../client/vacancies/conditions-form.ts'
import { roleForm } from '../../client/vacancies/role-form.ts'
import { textForm } from '../../client/vacancies/text-form.ts'
import type { WrittenVacancy } from '../vacancies/own-vacancies.ts'
import { writtenBlocks } from './written-blocks.ts'

/** What the first step shows of a draft. @param company documentId. */
export function roleValues(
  { title, categories, remote, locations }: WrittenVacancy,
  company: string,
): FormValues {
  const rows = locations.map(({ city, street, postcode }) => ({
    city: city ?? '',
    street: street ?? '',
    postcode: postcode ?? '',
  }))
  return {
    company,
    title,
    categories,
    remote,
    locations: rows.length > 0 ? rows : (roleForm.initial.locations ?? []),
  }
}

/** What the second step shows of a draft. */
export function conditionsValues(fields: WrittenVacancy, isPublished: boolean): FormValues {
  const { salary, contact, experienceMonths } = fields
  return {
    ...conditionsForm.initial,
    employmentType: fields.employmentType,
    hoursMin: typed(fields.hoursMin),
    hoursMax: typed(fields.hoursMax),
    salaryMin: typed(salary?.min),
    salaryMax: typed(salary?.max),
    salaryUnit: salary?.unit ?? 'MONTH',
    salaryHiddenReason: salary?.hiddenReason ?? '',
    education: fields.education ?? '',
    experienceYears: typed(
      experienceMonths === null ? null : Math.round((experienceMonths / 12) * 100) / 100,
    ),
    applyMethod: fields.applyMethod ?? 'form',
    applyUrl: fields.applyUrl ?? '',
    applyEmail: fields.applyEmail ?? '',
    contactName: contact?.name ?? '',
    contactPhone: contact?.phone ?? '',
    contactEmail: contact?.email ?? '',
    reference: fields.reference ?? '',
    startsOn: isPublished ? '' : dayAhead(fields.postedAt),
    closesOn: isPublished ? '' : dutchDay(fields.validThrough),
  }
}

/** What the third step shows of a draft. */
export function textValues({ description, benefits, language }: WrittenVacancy, locale: Locale): FormValues {
  return {
    ...textForm.initial,
    description: markdownFromBlocks(writtenBlocks(description)),
    benefits: benefits.join('\n'),
    language: language ?? locale,
  }
}

/** A number as people type it. */
function typed(value: number | null | undefined): string {
  return value == null ? '' : String(value).replace('.', ',')
}

function dutchDay(instant: string | null): string {
  return instant === null ? '' : dutchDate(instant)
}

/** Empty for a day that has passed: the vacancy then appears as soon as it may. */
function dayAhead(instant: string | null): string {
  const day = dutchDay(instant)
  return day < dutchDate() ? '' : day
}
