import type { Miniflare } from 'miniflare'
import type { SourcelessWorkerOptions } from 'wrangler'

const name = 'statements'

/**
 * A second worker, without an address, that writes to the site's database. From outside workerd every single database
 * call is a blocking message, and thousands of them take half a minute.
 * @param site The bindings of the site's worker, of which it gets the databases.
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

/** A database that only supports `prepare`, `bind` and `batch`, which is enough to write the replica. */
export async function writableDatabase(miniflare: Miniflare): Promise<D1Database> {
  const worker = await miniflare.getWorker(name)
  const database = {
    prepare: (sql: string) => ({ sql, values: [], bind: (...values: unknown[]) => ({ sql, values }) }),
    async batch(statements: { sql: string; values: unknown[] }[]) {
      const send = () =>
        worker.fetch('http://statements.invalid/', { method: 'POST', body: JSON.stringify(statements) })
      // An idle connection may be closed at this moment, which happens on a busy machine; a retry is safe, because all
      // statements are upserts.
      const response = await send().catch(send)
      if (!response.ok) throw new Error(`The statements failed: ${await response.text()}`)
      return []
    },
  }
  // Writing the replica needs no more of a database than this.
  return database as unknown as D1Database
}
