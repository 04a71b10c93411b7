import type { Core } from '@strapi/strapi'
import { z } from 'zod'

const table = 'vacancy_unfinished'

/** A form of 100 kB comes back whole; nobody types more. */
const maxCharacters = 256 * 1024

/** What was typed into a form of the site and its rules do not accept yet, by field. Without values, the form is fine. */
export const Unfinished = z.strictObject({
  form: z.enum(['vacancy-role', 'vacancy-conditions', 'vacancy-text']),
  values: z
    .record(z.string().max(40), z.json())
    .refine((values) => JSON.stringify(values).length <= maxCharacters, 'is too long'),
})

type UnfinishedForm = z.output<typeof Unfinished>

/** Creates the table if it is missing, and forgets what belonged to vacancies that editors deleted. */
export async function createUnfinished(strapi: Core.Strapi): Promise<void> {
  const { connection } = strapi.db
  if (await connection.schema.hasTable(table)) {
    await connection(table)
      .whereNotIn('vacancy', connection('vacancies').whereNotNull('document_id').select('document_id'))
      .delete()
    return
  }
  await connection.schema.createTable(table, (columns) => {
    columns.string('vacancy', 40).notNullable()
    columns.string('form', 40).notNullable()
    columns.text('typed').notNullable()
    columns.primary(['vacancy', 'form'])
  })
}

/** Keeps what is unfinished of a form, in the place of what was. In the transaction of `changing`. @param vacancy Its documentId. */
export async function keepUnfinished(
  strapi: Core.Strapi,
  vacancy: string,
  { form, values }: UnfinishedForm,
): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    await trx(table).where({ vacancy, form }).delete()
    if (Object.keys(values).length > 0)
      await trx(table).insert({ vacancy, form, typed: JSON.stringify(values) })
  })
}

/** @param vacancy Its documentId. */
export async function unfinishedOf(strapi: Core.Strapi, vacancy: string): Promise<UnfinishedForm[]> {
  return await strapi.db.transaction(async ({ trx }) => {
    const rows: { form: UnfinishedForm['form']; typed: string }[] = await trx(table)
      .where({ vacancy })
      .orderBy('form')
      .select('form', 'typed')
    return rows.map(({ form, typed }) => ({ form, values: JSON.parse(typed) }))
  })
}

/** Forgets what is unfinished of a vacancy whose draft ends. @param vacancy Its documentId. */
export async function forgetUnfinished(strapi: Core.Strapi, vacancy: string): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    await trx(table).where({ vacancy }).delete()
  })
}
