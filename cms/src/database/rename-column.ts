import type { Knex } from 'knex'

/** Renames a column of a table that an earlier version made. Does nothing once it is done; triggers and indexes follow. */
export async function renameColumn(
  rows: Knex,
  table: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  if (await rows.schema.hasColumn(table, from))
    await rows.schema.alterTable(table, (columns) => columns.renameColumn(from, to))
}
