import type { Knex } from 'knex'

/** Whether the database is PostgreSQL; otherwise it is SQLite. Strapi gives Knex the name of the driver. */
export function isPostgres(rows: Knex): boolean {
  return rows.client.config.client === 'pg'
}
