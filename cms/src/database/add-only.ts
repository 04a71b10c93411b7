import type { Knex } from 'knex'
import { isPostgres } from './is-postgres.ts'

/** A column whose values are unique, or only among the rows where another column is null. */
type UniqueColumn = string | { column: string; whereNull: string }

/**
 * Makes the database refuse to change or delete rows of a table, whoever asks. Runs at each start, so that a restored database has it too.
 * @param unique Its unique columns: with them SQLite could replace a row without an update or a delete.
 */
export async function makeAddOnly(rows: Knex, table: string, unique: readonly UniqueColumn[]): Promise<void> {
  const statements = isPostgres(rows) ? postgresTriggers(table) : sqliteTriggers(table, unique)
  for (const statement of statements) await rows.raw(statement)
}

function sqliteTriggers(table: string, unique: readonly UniqueColumn[]): string[] {
  const refuse = `SELECT RAISE(ABORT, '${refusal(table)}')`
  const isThere = unique.map(sameValue).join(' OR ')
  return [
    `CREATE TRIGGER IF NOT EXISTS ${table}_no_update BEFORE UPDATE ON ${table} BEGIN ${refuse}; END`,
    `CREATE TRIGGER IF NOT EXISTS ${table}_no_delete BEFORE DELETE ON ${table} BEGIN ${refuse}; END`,
    `CREATE TRIGGER IF NOT EXISTS ${table}_no_replace BEFORE INSERT ON ${table}
     WHEN EXISTS (SELECT 1 FROM ${table} WHERE ${isThere}) BEGIN ${refuse}; END`,
  ]
}

function sameValue(unique: UniqueColumn): string {
  if (typeof unique === 'string') return `${unique} = NEW.${unique}`
  const { column, whereNull } = unique
  return `(${column} = NEW.${column} AND ${whereNull} IS NULL AND NEW.${whereNull} IS NULL)`
}

function postgresTriggers(table: string): string[] {
  const refuse = `${table}_refuse`
  return [
    `CREATE OR REPLACE FUNCTION ${refuse}() RETURNS trigger LANGUAGE plpgsql AS
     $$ BEGIN RAISE EXCEPTION '${refusal(table)}'; END $$`,
    `CREATE OR REPLACE TRIGGER ${table}_no_change BEFORE UPDATE OR DELETE ON ${table}
     FOR EACH ROW EXECUTE FUNCTION ${refuse}()`,
    `CREATE OR REPLACE TRIGGER ${table}_no_truncate BEFORE TRUNCATE ON ${table}
     FOR EACH STATEMENT EXECUTE FUNCTION ${refuse}()`,
  ]
}

function refusal(table: string): string {
  return `rows of ${table} are never changed, only added`
}
