import type { Core } from '@strapi/strapi'
import { dayOf } from '../statistics/dutch-day.ts'
import type { DeletionReason, RetentionRule } from './retention-days.ts'

const table = 'retention_counts'

/** How much one rule deleted on a day. */
export interface DeletionCount {
  /** Such as `2026-11-23`. */
  day: string
  rule: DeletionReason
  count: number
}

/** Makes the table where it is missing. It says how much, and nothing of whom. */
export async function createDeletionCounts(strapi: Core.Strapi): Promise<void> {
  const { schema } = strapi.db.connection
  if (await schema.hasTable(table)) return
  await schema.createTable(table, (columns) => {
    columns.string('day', 10).notNullable()
    columns.string('rule', 40).notNullable()
    columns.integer('count').notNullable()
    columns.primary(['day', 'rule'])
  })
}

/** Adds to what a rule has deleted today. */
export async function countDeleted(strapi: Core.Strapi, rule: RetentionRule, count: number): Promise<void> {
  if (count === 0) return
  const rows = strapi.db.connection
  await rows(table)
    .insert({ day: dayOf(Date.now()), rule, count })
    .onConflict(['day', 'rule'])
    .merge({ count: rows.raw('?? + ?', [`${table}.count`, count]) })
}

/** Sets what a rule has deleted on a day. */
export async function setDeleted(strapi: Core.Strapi, { day, rule, count }: DeletionCount): Promise<void> {
  await strapi.db.connection(table).insert({ day, rule, count }).onConflict(['day', 'rule']).merge({ count })
}

/** @returns Newest day first. */
export async function deletionCounts(strapi: Core.Strapi): Promise<DeletionCount[]> {
  return strapi.db
    .connection(table)
    .orderBy([{ column: 'day', order: 'desc' }, 'rule'])
    .limit(400)
}
