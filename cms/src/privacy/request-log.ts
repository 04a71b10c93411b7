import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { hashOf } from '../access/code.ts'

const table = 'privacy_requests'

/** What was done for somebody who asked for their data. */
type RequestAct = 'exported' | 'deleted'

/** One request, as editors see it: how much it was about, and nothing of whom. */
export interface DoneRequest {
  id: number
  /** ISO 8601. */
  at: string
  act: RequestAct
  /** Name of the editor; null once their account of the panel is gone. */
  by: string | null
  /** Number of entries, by kind. */
  counts: Record<string, number>
}

interface RequestRow {
  id: number
  at: number | string
  act: RequestAct
  /** SHA-256 of the address: whoever shows it can be answered. */
  mailbox: string
  /** Id of the editor. */
  editor: number
  /** JSON. */
  counts: string
}

/** Creates the table if it is missing. */
export async function createRequestLog(strapi: Core.Strapi): Promise<void> {
  const { schema } = strapi.db.connection
  if (await schema.hasTable(table)) return
  await schema.createTable(table, (columns) => {
    columns.increments('id')
    columns.bigInteger('at').notNullable().index()
    columns.string('act', 10).notNullable()
    columns.string('mailbox', 64).notNullable().index()
    columns.integer('editor').notNullable()
    columns.text('counts').notNullable()
  })
}

/** Records what was done. @param rows Pass the transaction if there is one. */
export async function logRequest(
  rows: Knex,
  {
    act,
    email,
    editor,
    counts,
  }: { act: RequestAct; email: string; editor: number; counts: Record<string, number> },
): Promise<void> {
  const row = { act, editor, mailbox: hashOf(email), counts: JSON.stringify(counts), at: Date.now() }
  await rows(table).insert(row)
}

/** What was done, newest first. @param email Only for who has this address. */
export async function doneRequests(strapi: Core.Strapi, email?: string): Promise<DoneRequest[]> {
  const query = strapi.db.connection(table).orderBy('id', 'desc').limit(200)
  const rows: RequestRow[] = await (email === undefined ? query : query.where({ mailbox: hashOf(email) }))
  const editors: { id: number; firstname: string | null; lastname: string | null }[] = await strapi.db
    .query('admin::user')
    .findMany({ where: { id: { $in: rows.map(({ editor }) => editor) } } })
  const names = new Map(
    editors.map(({ id, firstname, lastname }) => [id, [firstname, lastname].filter(Boolean).join(' ')]),
  )
  return rows.map(({ id, at, act, editor, counts }) => ({
    ...{ id, act, counts: JSON.parse(counts) },
    at: new Date(Number(at)).toISOString(),
    by: names.get(editor) ?? null,
  }))
}

/** Deletes what was recorded before a moment. @returns How many. */
export async function deleteOldRequests(rows: Knex, before: Date): Promise<number> {
  return rows(table).where('at', '<', before.getTime()).delete()
}
