import * as v from 'valibot'
import type { FormValues } from '../../client/forms/answer.ts'
import { retentionDays } from '../../cms/src/privacy/retention-days.ts'
import { TypedValues } from './typed-values.ts'

/** For so long a draft is kept after its last change. The text `draft.kept` names it too. */
const keptMs = retentionDays.draft * 24 * 3_600_000

/** Drafts of one account; the oldest make way. */
const mostEach = 20

/** Where a draft belongs. */
export interface DraftPlace {
  account: number
  form: string
  /** Site path of the form's page, without its query. */
  page: string
}

/** What was typed into a form and not sent. */
export interface FormDraft {
  values: FormValues
  /** ISO 8601. */
  typedAt: string
}

const StoredValues = v.pipe(v.string(), v.parseJson(), TypedValues)

interface Row {
  form: string
  page: string
  draft: string
  typed_at: number
}

/** Stores a draft, in the place of an earlier one. @param now Milliseconds since 1970. */
export async function storeDraft(
  db: D1Database,
  { account, form, page }: DraftPlace,
  values: FormValues,
  now: number,
): Promise<void> {
  await db.batch([
    db
      .prepare(
        `INSERT INTO form_drafts (account, form, page, draft, typed_at) VALUES (?1, ?2, ?3, ?4, ?5)
        ON CONFLICT (account, form, page) DO UPDATE SET draft = ?4, typed_at = ?5`,
      )
      .bind(account, form, page, JSON.stringify(values), now),
    db
      .prepare(
        `DELETE FROM form_drafts WHERE account = ?1 AND (form, page) NOT IN (
          SELECT form, page FROM form_drafts WHERE account = ?1 ORDER BY typed_at DESC LIMIT ?2)`,
      )
      .bind(account, mostEach),
  ])
}

/** The draft of a place; null without one. @param now Milliseconds since 1970. */
export async function draftAt(
  db: D1Database,
  { account, form, page }: DraftPlace,
  now: number,
): Promise<FormDraft | null> {
  const row = await db
    .prepare('SELECT * FROM form_drafts WHERE account = ?1 AND form = ?2 AND page = ?3 AND typed_at > ?4')
    .bind(account, form, page, now - keptMs)
    .first<Row>()
  return row && draftOf(row)
}

/** Deletes a draft; does nothing without one. */
export async function deleteDraft(db: D1Database, { account, form, page }: DraftPlace): Promise<void> {
  await db
    .prepare('DELETE FROM form_drafts WHERE account = ?1 AND form = ?2 AND page = ?3')
    .bind(account, form, page)
    .run()
}

/** Deletes all drafts of an account. */
export async function deleteDraftsOf(db: D1Database, account: number): Promise<void> {
  await db.prepare('DELETE FROM form_drafts WHERE account = ?1').bind(account).run()
}

/** Deletes the drafts that nobody has changed for thirty days. @param now Milliseconds since 1970. @returns How many. */
export async function deleteOldDrafts(db: D1Database, now: number): Promise<number> {
  const { meta } = await db
    .prepare('DELETE FROM form_drafts WHERE typed_at <= ?1')
    .bind(now - keptMs)
    .run()
  return meta.changes
}

/** The drafts of an account for its export, newest first. */
export async function exportedDrafts(
  db: D1Database,
  account: number,
): Promise<(FormDraft & { form: string; page: string })[]> {
  const { results } = await db
    .prepare('SELECT * FROM form_drafts WHERE account = ?1 ORDER BY typed_at DESC')
    .bind(account)
    .all<Row>()
  return results.map((row) => ({ form: row.form, page: row.page, ...draftOf(row) }))
}

function draftOf({ draft, typed_at }: Row): FormDraft {
  return { values: v.parse(StoredValues, draft), typedAt: new Date(typed_at).toISOString() }
}
