// @ts-check

const { mkdirSync } = require('node:fs')
const { dirname, resolve } = require('node:path')

const pragmas = 'PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL; PRAGMA busy_timeout=5000'

/** @param {import('@strapi/types').Core.Config.Shared.ConfigParams} context */
module.exports = ({ env }) => {
  const url = env('DATABASE_URL')
  if (url) {
    return {
      connection: {
        client: 'postgres',
        connection: {
          connectionString: url,
          ssl: env.bool('DATABASE_SSL', false) && { rejectUnauthorized: true },
        },
        pool: { min: 2, max: env.int('DATABASE_POOL_MAX', 10) },
      },
    }
  }

  const filename = resolve(__dirname, '..', env('DATABASE_FILENAME', '.tmp/data.db'))
  mkdirSync(dirname(filename), { recursive: true })
  return {
    connection: {
      client: 'sqlite',
      connection: { filename },
      useNullAsDefault: true,
      pool: {
        // SQLite has one writer. The write-ahead log spares a disk flush for each of the thousands of rows of a first start.
        min: 1,
        max: 1,
        /** @param {{ exec(sql: string): void }} connection @param {(error: Error | null, connection: unknown) => void} done */
        afterCreate(connection, done) {
          connection.exec(pragmas)
          done(null, connection)
        },
      },
    },
  }
}
