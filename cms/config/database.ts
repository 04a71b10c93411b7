import { mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Core } from '@strapi/strapi'
import { keepStatements, type SqliteConnection } from '../src/database/kept-statements.ts'
import { requireWhole } from '../src/database/whole-file.ts'
import { appFolder } from '../src/environment/app-folder.ts'

const pragmas = 'PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL; PRAGMA busy_timeout=5000'

export default ({ env }: Core.Config.Shared.ConfigParams) => {
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

  const filename = resolve(appFolder, env('DATABASE_FILENAME', '.tmp/data.db'))
  mkdirSync(dirname(filename), { recursive: true })
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
