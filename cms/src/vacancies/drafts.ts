import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { z } from 'zod'
import { refusal } from '../access/refusal.ts'
import { forgetActs, recordAct } from './acts.ts'
import { draftFields, type SavedVacancy, type VacancyInput } from './fields.ts'
import { forgetUnfinished, keepUnfinished } from './unfinished.ts'
import { changeDraft, changing, isLive, vacancyUid } from './vacancy.ts'

/** An account that acts for a company. */
export interface Actor {
  id: number
  documentId: string
}

/** Drafts of a company at most: nobody writes more, and programs shall not fill the database. */
const maxDrafts = 200

/** The fields that a copy takes along: what the vacancy says, not what became of it. */
const copied = [
  ...['title', 'description', 'reference', 'employmentType', 'hoursMin', 'hoursMax', 'remote'],
  ...['applicantCountries', 'education', 'experienceMonths', 'benefits', 'applyMethod', 'applyUrl'],
  ...['applyEmail', 'language'],
]

/**
 * Creates the draft of a vacancy.
 * @param company documentId of the employer, for which the account has a role.
 * @returns Its public number.
 */
export async function createDraft(
  strapi: Core.Strapi,
  actor: Actor,
  company: string,
  input: VacancyInput,
): Promise<number> {
  await refuseTooMany(strapi, company)
  const data = await draftFields(strapi, input, false)
  return insertDraft(strapi, actor, company, { ...data, remote: data.remote ?? 'no' })
}

/**
 * Saves what was written. What is in review comes back to its writer; what is published stays as it is until a change is approved.
 */
export async function saveDraft(
  strapi: Core.Strapi,
  actor: Actor,
  documentId: string,
  { unfinished, ...input }: z.output<typeof SavedVacancy>,
): Promise<void> {
  await changing(strapi, documentId, async (vacancy) => {
    const { vacancyState: state } = vacancy.draft
    if (state === 'awaiting-payment' || state === 'approved') throw refusal('vacancy-state')
    const data = await draftFields(strapi, input, vacancy.published !== null)
    await changeDraft(strapi, vacancy, { ...data, vacancyState: 'draft' })
    if (unfinished) await keepUnfinished(strapi, documentId, unfinished)
    await recordAct(strapi, documentId, { act: 'changed', account: actor.id })
  })
}

/** A new draft with the same words. @returns Its public number. */
export async function copyVacancy(
  strapi: Core.Strapi,
  actor: Actor,
  company: string,
  documentId: string,
): Promise<number> {
  await refuseTooMany(strapi, company)
  const source = await strapi.db.query(vacancyUid).findOne({
    where: { documentId, publishedAt: null },
    populate: ['categories', 'locations', 'salary', 'contact'],
  })
  if (!source) throw new errors.NotFoundError()
  const { categories, locations, salary, contact } = source
  const fields = Object.fromEntries(copied.map((name) => [name, source[name] ?? null]))
  const { slug } = await draftFields(strapi, { title: source.title }, false)
  return insertDraft(strapi, actor, company, {
    ...fields,
    slug,
    remote: source.remote ?? 'no',
    categories: categories.map((category: { documentId: string }) => category.documentId),
    locations: locations.map(withoutId),
    salary: salary && withoutId(salary),
    contact: contact && withoutId(contact),
  })
}

/** Deletes what nobody has seen, or drops the change to what is published. */
export async function discardDraft(strapi: Core.Strapi, documentId: string): Promise<void> {
  await changing(strapi, documentId, async ({ draft, published }) => {
    if (!published) {
      if (draft.vacancyState === 'awaiting-payment' || draft.vacancyState === 'approved')
        throw refusal('vacancy-state')
      await strapi.documents(vacancyUid).delete({ documentId, locale: '*' })
      await forgetActs(strapi, documentId)
    } else if (!isLive(draft.vacancyState))
      await strapi.documents(vacancyUid).discardDraft({ documentId, locale: draft.locale })
    await forgetUnfinished(strapi, documentId)
  })
}

async function insertDraft(
  strapi: Core.Strapi,
  actor: Actor,
  company: string,
  data: Record<string, unknown>,
): Promise<number> {
  return await strapi.db.transaction(async () => {
    const made = await strapi.documents(vacancyUid).create({
      locale: 'nl',
      data: {
        ...data,
        employer: company,
        owner: actor.documentId,
        vacancyState: 'draft',
        source: 'site',
      } as object,
    })
    await recordAct(strapi, made.documentId, { act: 'created', account: actor.id })
    return Number(made.number)
  })
}

async function refuseTooMany(strapi: Core.Strapi, company: string): Promise<void> {
  const count = await strapi.db.query(vacancyUid).count({
    where: { employer: { documentId: company }, publishedAt: null, vacancyState: 'draft' },
  })
  if (count >= maxDrafts) throw refusal('too-many-drafts')
}

function withoutId({ id: _, ...component }: Record<string, unknown>): Record<string, unknown> {
  return component
}
