import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'

const table = 'vacancy_acts'

/** What is recorded of a vacancy. */
export type Act =
  | 'created'
  | 'changed'
  | 'submitted'
  | 'approved'
  | 'rejected'
  | 'published'
  | 'awaits-payment'
  | 'paused'
  | 'resumed'
  | 'filled'
  | 'extended'
  | 'relisted'
  | 'expired'
  | 'reminded'
  | 'taken-down'

/** One act, by a person or by the site itself. */
export interface RecordedAct {
  act: Act
  /** ISO 8601. */
  at: string
  /** Name of the person; null for the editors and for the site. */
  by: string | null
  note: string | null
}

/** How many are shown; all are kept for as long as the vacancy. */
const shown = 100
/** Saving again within so many milliseconds is the same act: drafts are saved while somebody types. */
const sameChangeMs = 30 * 60_000

/** Creates the table of acts if it is missing. Rows are added, and changed only to forget who acted. */
export async function createVacancyActs(strapi: Core.Strapi): Promise<void> {
  const { schema } = strapi.db.connection
  if (await schema.hasTable(table)) return
  await schema.createTable(table, (columns) => {
    columns.increments('id')
    columns.string('vacancy', 40).notNullable().index()
    columns.string('act', 20).notNullable()
    columns.integer('account')
    columns.bigInteger('at').notNullable()
    columns.text('note')
    columns.string('key', 120)
  })
}

/**
 * Records an act in the transaction that does it.
 * @param vacancy Its documentId.
 * @param account The id of the account that acted; null for the editors and for the site.
 * @param key Of the request, for `isRecorded`.
 * @param at Milliseconds since 1970.
 */
export async function recordAct(
  strapi: Core.Strapi,
  vacancy: string,
  {
    act,
    account,
    note = null,
    key = null,
    at = Date.now(),
  }: { act: Act; account: number | null; note?: string | null; key?: string | null; at?: number },
): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    if (act === 'changed') {
      const latest = await trx(table).where({ vacancy }).orderBy('id', 'desc').first()
      const isSame =
        latest?.account === account &&
        ['changed', 'created'].includes(latest.act) &&
        at - Number(latest.at) < sameChangeMs
      if (isSame) return
    }
    await trx(table).insert({ vacancy, act, account, at, note, key })
  })
}

/** Whether the act of a request has been done: sent again, it does nothing. In the transaction of the act. */
export async function isRecorded(strapi: Core.Strapi, vacancy: string, key: string): Promise<boolean> {
  return await strapi.db.transaction(async ({ trx }) =>
    Boolean(await trx(table).where({ vacancy, key }).first()),
  )
}

/** Whether a member of a company began the vacancy, who may have deleted their account since. @param vacancy Its documentId. */
export async function wasPosted(strapi: Core.Strapi, vacancy: string): Promise<boolean> {
  return await strapi.db.transaction(async ({ trx }) =>
    Boolean(await trx(table).where({ vacancy, act: 'created' }).first()),
  )
}

/** @param vacancy Its documentId. @returns Latest first. */
export async function actsOf(strapi: Core.Strapi, vacancy: string): Promise<RecordedAct[]> {
  const rows: {
    act: Act
    at: number | string
    note: string | null
    first_name: string | null
    last_name: string | null
  }[] = await strapi.db
    .connection(table)
    .leftJoin('up_users', 'up_users.id', `${table}.account`)
    .where({ vacancy })
    .orderBy(`${table}.id`, 'desc')
    .limit(shown)
    .select('act', 'at', 'note', 'first_name', 'last_name')
  return rows.map(({ act, at, note, first_name, last_name }) => ({
    act,
    at: new Date(Number(at)).toISOString(),
    by: [first_name, last_name].filter(Boolean).join(' ') || null,
    note,
  }))
}

/** Forgets whose acts they were, of an account that is deleted. */
export async function forgetActor(rows: Knex, account: number): Promise<void> {
  await rows(table).where({ account }).update({ account: null })
}

/** Forgets the acts of a vacancy that is deleted. @param vacancy Its documentId. */
export async function forgetActs(strapi: Core.Strapi, vacancy: string): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    await trx(table).where({ vacancy }).delete()
  })
}
