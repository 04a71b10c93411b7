import { afterEach, beforeEach } from 'vitest'
import type { Knex } from '../../../cms/node_modules/knex/types/index.js'
import { compiledBackend } from './compiled.ts'

const cms = await compiledBackend()
const knex = cms('knex')
const { createCounters } = cms('./src/database/counters.js')

/** As much of the backend as making tables takes. */
export interface Backend {
  db: { connection: Knex }
}

/**
 * A database of its own for each test of a file, in memory, with the counters of the backend.
 * @param createTables Makes what the file needs besides, as the backend does when it starts.
 * @returns The connection of the current test.
 */
export function memoryDatabase(createTables: (strapi: Backend) => Promise<void>): () => Knex {
  let connection: Knex

  beforeEach(async () => {
    connection = knex({
      client: 'better-sqlite3',
      connection: ':memory:',
      useNullAsDefault: true,
      pool: { max: 1 },
    })
    await createCounters({ db: { connection } })
    await createTables({ db: { connection } })
  })

  afterEach(() => connection.destroy())

  return () => connection
}
