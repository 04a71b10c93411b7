import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Core } from '@strapi/strapi'
import { databaseFile } from '../src/database/database-file.ts'
import { keepStatements, type SqliteConnection } from '../src/database/kept-statements.ts'
import { requireWhole } from '../src/database/whole-file.ts'

const pragmas = 'PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL; PRAGMA busy_timeout=5000'

export default ({ env }: Core.Config.Shared.ConfigParams) => {
  const filename = databaseFile(process.env)
  if (filename === null) {
    return {
      connection: {
        client: 'postgres',
        connection: {
          connectionString: env('DATABASE_URL'),
          ssl: env.bool('DATABASE_SSL', false) && { rejectUnauthorized: true },
        },
        pool: { min: 2, max: env.int('DATABASE_POOL_MAX', 10) },
      },
    }
  }

  mkdirSync(dirname(filename), { recursive: true })
  // Also for what doesn't begin with `start-strapi.ts`.
  requireWhole(filename)
  return {
    connection: {
      client: 'sqlite',
      connection: { filename },
      useNullAsDefault: true,
      pool: {
        // SQLite has one writer. The write-ahead log spares a disk flush for each of the thousands of rows of a first start.
        min: 1,
        max: 1,
        afterCreate(connection: SqliteConnection, done: (error: Error | null, connection: unknown) => void) {
          connection.exec(pragmas)
          keepStatements(connection)
          done(null, connection)
        },
      },
    },
  }
}
