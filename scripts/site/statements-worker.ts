import type { Miniflare } from 'miniflare'
import type { SourcelessWorkerOptions } from 'wrangler'

const name = 'statements'

/**
 * A worker beside the site's, without an address of its own, that writes to its database. From outside of workerd every
 * single call to a database is a message that blocks, and thousands of them take half a minute.
 * @param site What the site's own worker is bound to; of that, the databases.
 */
export function statementsWorker({ d1Databases }: SourcelessWorkerOptions) {
  const bindings: SourcelessWorkerOptions = { d1Databases }
  return { ...bindings, name, modules: true, script }
}

const script = `export default {
  async fetch(request, { DB }) {
    const statements = await request.json()
    await DB.batch(statements.map(({ sql, values }) => DB.prepare(sql).bind(...values)))
    return new Response(null, { status: 204 })
  },
}`

/** A database of which only `prepare`, `bind` and `batch` work: what the replica is written with. */
export async function writableDatabase(miniflare: Miniflare): Promise<D1Database> {
  const worker = await miniflare.getWorker(name)
  const database = {
    prepare: (sql: string) => ({ sql, values: [], bind: (...values: unknown[]) => ({ sql, values }) }),
    async batch(statements: { sql: string; values: unknown[] }[]) {
      const send = () =>
        worker.fetch('http://statements.invalid/', { method: 'POST', body: JSON.stringify(statements) })
      // A connection that idled, as it does on a busy machine, may be closed at this moment: the statements are all upserts.
      const response = await send().catch(send)
      if (!response.ok) throw new Error(`The statements failed: ${await response.text()}`)
      return []
    },
  }
  // Whoever writes the replica asks for no more of a database than this.
  return database as unknown as D1Database
}
