import type { Core } from '@strapi/strapi'
import { z } from 'zod'
import { emailAddress, line, webAddress } from '../access/valid-input.ts'
import { invalidField } from '../documents/invalid-field.ts'
import { dayOf, daysAfter, startOf } from '../statistics/dutch-day.ts'
import { vacancyText } from './text.ts'
import { Unfinished } from './unfinished.ts'

const employmentTypes = [
  'FULL_TIME',
  'PART_TIME',
  'CONTRACTOR',
  'TEMPORARY',
  'INTERN',
  'VOLUNTEER',
  'PER_DIEM',
  'OTHER',
] as const

const day = z.iso.date()
const hours = z.number().min(0).max(80)
const pay = z.number().positive().max(1_000_000)

const Location = z.strictObject({
  street: line(120).nullish(),
  postcode: line(12).nullish(),
  city: line(80).min(1),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .default('NL'),
})

const Salary = z
  .strictObject({
    min: pay.nullish(),
    max: pay.nullish(),
    unit: z.enum(['HOUR', 'MONTH', 'YEAR']).nullish(),
    hiddenReason: line(200).nullish(),
  })
  .refine(({ min, max }) => min == null || max == null || min <= max, {
    path: ['max'],
    message: 'is less than min',
  })

const Contact = z.strictObject({
  name: line(120).nullish(),
  phone: line(30).nullish(),
  email: emailAddress.nullish(),
})

/** What members of a company write of a vacancy. Each field may be left out: drafts are saved in parts. */
export const VacancyFields = z
  .strictObject({
    title: line(100).min(1),
    /** Slugs of categories of vacancies, in Dutch. */
    categories: z.array(line(80)).max(3),
    locations: z.array(Location).max(10),
    remote: z.enum(['no', 'hybrid', 'full']),
    employmentType: z.array(z.enum(employmentTypes)).max(8),
    hoursMin: hours.nullable(),
    hoursMax: hours.nullable(),
    salary: Salary,
    education: z.enum(['none', 'vmbo', 'mbo', 'hbo', 'wo']).nullable(),
    experienceMonths: z.int().min(0).max(600).nullable(),
    benefits: z.array(line(120).min(1)).max(20),
    applyMethod: z.enum(['form', 'url', 'email']),
    applyUrl: webAddress.nullable(),
    applyEmail: emailAddress.nullable(),
    contact: Contact,
    reference: line(60).nullable(),
    language: z.enum(['nl', 'en', 'de']),
    description: vacancyText,
    /** The Dutch days on which it shall appear and close; null: as soon as it is approved, and when its period ends. */
    startsOn: day.nullable(),
    closesOn: day.nullable(),
  })
  .partial()
  .refine(({ hoursMin, hoursMax }) => hoursMin == null || hoursMax == null || hoursMin <= hoursMax, {
    path: ['hoursMax'],
    message: 'is less than hoursMin',
  })

export type VacancyInput = z.output<typeof VacancyFields>

/** A draft as it is saved: fields that are fine, and what was typed that is not yet. */
export const SavedVacancy = VacancyFields.safeExtend({ unfinished: Unfinished.optional() })

/**
 * What is written as the fields of a draft.
 * @param isPublished Then its dates belong to the period that was paid for.
 * @throws errors.ValidationError For categories that don't exist, and days that are over.
 */
export async function draftFields(
  strapi: Core.Strapi,
  { categories, startsOn, closesOn, salary, ...fields }: VacancyInput,
  isPublished: boolean,
): Promise<Record<string, unknown>> {
  const data: Record<string, unknown> = { ...fields }
  if (fields.title) data.slug = await slugFor(strapi, fields.title)
  if (isPublished) delete data.slug
  if (salary)
    data.salary = { min: null, max: null, unit: null, hiddenReason: null, ...salary, currency: 'EUR' }
  if (fields.remote) data.applicantCountries = fields.remote === 'full' ? ['NL'] : null
  if (categories) data.categories = await categoryIds(strapi, categories)
  if (!isPublished) Object.assign(data, wantedDates(startsOn, closesOn))
  return data
}

function wantedDates(startsOn?: string | null, closesOn?: string | null) {
  if (closesOn && startOf(daysAfter(closesOn, 1)) <= new Date()) throw invalidField('closesOn', 'is over')
  if (startsOn && startsOn < dayOf(new Date())) throw invalidField('startsOn', 'is over')
  if (startsOn && closesOn && startsOn > closesOn) throw invalidField('closesOn', 'is before startsOn')
  return {
    ...(startsOn === undefined ? {} : { postedAt: startsOn && startOf(startsOn) }),
    // Until the end of that day.
    ...(closesOn === undefined
      ? {}
      : { validThrough: closesOn && new Date(startOf(daysAfter(closesOn, 1)).getTime() - 60_000) }),
  }
}

async function categoryIds(strapi: Core.Strapi, slugs: readonly string[]): Promise<string[]> {
  const rows: { documentId: string; slug: string }[] = await strapi.db
    .query('api::category.category')
    .findMany({ where: { slug: { $in: [...slugs] }, kind: 'vacancy', locale: 'nl' } })
  return slugs.map((slug) => {
    const found = rows.find((row) => row.slug === slug)
    if (!found) throw invalidField('categories', 'is no category of vacancies')
    return found.documentId
  })
}

/** A part of the address that no other vacancy has. */
function slugFor(strapi: Core.Strapi, title: string): Promise<string> {
  return strapi.plugin('content-manager').service('uid').generateUIDField({
    contentTypeUID: 'api::vacancy.vacancy',
    field: 'slug',
    data: { title },
    locale: 'nl',
  })
}
