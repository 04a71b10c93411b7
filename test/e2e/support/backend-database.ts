import { DatabaseSync } from 'node:sqlite'
import { product } from './this-product.ts'

/** Looks at or changes Strapi's own database, for what no clock or address of the product brings about. */
export function inDatabase<Result>(act: (database: DatabaseSync) => Result): Result {
  const database = new DatabaseSync(product.databaseFile, { timeout: 60_000 })
  try {
    return act(database)
  } finally {
    database.close()
  }
}
