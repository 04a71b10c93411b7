import * as v from 'valibot'
import { educations, employmentTypes } from '../content/vacancy.ts'
import { definePlacedForm } from '../forms/define-placed-form.ts'
import { fieldCheck, oneOf, optionalEmail, optionalLine, optionalPhone, someOf } from '../forms/rules.ts'
import { optionalUrl } from '../forms/standard-rules.ts'
import { optionalDayAhead, optionalNumber } from './rules.ts'

const units = ['HOUR', 'MONTH', 'YEAR'] as const
const applyMethods = ['form', 'url', 'email'] as const
const noEducation = ['', ...educations] as const
const weekHours = { min: 1, max: 80 }
const pay = { min: 1, max: 1_000_000 }

/** Whether a range has its lower end first; one without both ends has. */
function isRange(min: number | null, max: number | null): boolean {
  return min === null || max === null || min <= max
}

/** The second step: what readers weigh, and how they apply. */
export const conditionsForm = definePlacedForm({
  name: 'vacancy-conditions',
  title: 'post-vacancy.steps.voorwaarden',
  submit: 'post-vacancy.next',
  schema: v.pipe(
    v.object({
      employmentType: someOf(employmentTypes, { min: 1 }),
      hoursMin: optionalNumber(weekHours),
      hoursMax: optionalNumber(weekHours),
      salaryMin: optionalNumber(pay),
      salaryMax: optionalNumber(pay),
      salaryUnit: oneOf(units),
      salaryHiddenReason: optionalLine(200),
      education: oneOf(noEducation),
      experienceYears: optionalNumber({ min: 0, max: 50 }),
      applyMethod: oneOf(applyMethods),
      applyUrl: optionalUrl,
      applyEmail: optionalEmail,
      contactName: optionalLine(120),
      contactPhone: optionalPhone,
      contactEmail: optionalEmail,
      reference: optionalLine(60),
      startsOn: optionalDayAhead,
      closesOn: optionalDayAhead,
    }),
    fieldCheck('hoursMax', ({ hoursMin, hoursMax }) => isRange(hoursMin, hoursMax), 'form.less'),
    fieldCheck('salaryMax', ({ salaryMin, salaryMax }) => isRange(salaryMin, salaryMax), 'form.less'),
    fieldCheck(
      'salaryHiddenReason',
      ({ salaryMin, salaryMax, salaryHiddenReason }) =>
        salaryMin !== null || salaryMax !== null || salaryHiddenReason !== '',
      'form.salary-missing',
    ),
    fieldCheck(
      'applyUrl',
      ({ applyMethod, applyUrl }) => applyMethod !== 'url' || applyUrl !== '',
      'form.required',
    ),
    fieldCheck(
      'applyEmail',
      ({ applyMethod, applyEmail }) => applyMethod !== 'email' || applyEmail !== '',
      'form.required',
    ),
    fieldCheck(
      'closesOn',
      ({ startsOn, closesOn }) => !startsOn || !closesOn || startsOn <= closesOn,
      'form.range',
    ),
  ),
  fields: {
    employmentType: {
      as: 'checkboxes',
      label: 'vacancy-form.contract',
      options: employmentTypes.map((value) => ({ value, label: `cards.vacancy.contract.${value}` as const })),
    },
    hoursMin: { as: 'number', label: 'vacancy-form.hours-min', unit: 'vacancy-form.hours', isOptional: true },
    hoursMax: { as: 'number', label: 'vacancy-form.hours-max', unit: 'vacancy-form.hours', isOptional: true },
    salaryMin: { as: 'money', label: 'vacancy-form.salary-min', isOptional: true },
    salaryMax: { as: 'money', label: 'vacancy-form.salary-max', isOptional: true },
    salaryUnit: {
      as: 'select',
      label: 'vacancy-form.salary-unit',
      options: units.map((value) => ({ value, label: `vacancy-form.units.${value}` as const })),
    },
    salaryHiddenReason: {
      as: 'text',
      label: 'vacancy-form.salary-hidden',
      hint: 'vacancy-form.salary-hint',
      isOptional: true,
    },
    education: {
      as: 'select',
      label: 'vacancy-form.education',
      isOptional: true,
      options: educations.map((value) => ({ value, label: `cards.vacancy.education.${value}` as const })),
    },
    experienceYears: {
      as: 'number',
      label: 'vacancy-form.experience',
      unit: 'vacancy-form.years',
      isOptional: true,
    },
    applyMethod: {
      as: 'radios',
      label: 'vacancy-form.apply',
      options: applyMethods.map((value) => ({ value, label: `vacancy-form.apply-by.${value}` as const })),
    },
    applyUrl: { as: 'url', label: 'vacancy-form.apply-url', isOptional: true },
    applyEmail: { as: 'email', label: 'vacancy-form.apply-email', isOptional: true },
    contactName: { as: 'text', label: 'vacancy-form.contact-name', isOptional: true },
    contactPhone: { as: 'tel', label: 'vacancy-form.contact-phone', isOptional: true },
    contactEmail: { as: 'email', label: 'vacancy-form.contact-email', isOptional: true },
    reference: { as: 'text', label: 'vacancy-form.reference', isOptional: true },
    startsOn: {
      as: 'date',
      label: 'vacancy-form.starts',
      hint: 'vacancy-form.starts-hint',
      isOptional: true,
    },
    closesOn: {
      as: 'date',
      label: 'vacancy-form.closes',
      hint: 'vacancy-form.closes-hint',
      isOptional: true,
    },
  },
})
