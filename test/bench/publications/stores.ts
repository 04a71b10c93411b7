import type { SourcelessWorkerOptions } from 'wrangler'
import { changesKey } from '../../../worker/changes/change-log.ts'
import { patiently } from '../patiently.ts'

/** A statement and what it binds. */
interface Statement {
  sql: string
  values?: unknown[]
}

/** What the locations hold, seen from outside. */
export interface Stores {
  /** Runs statements in one batch. @returns The rows of each, as D1 gives them; the caller knows its columns. */
  query: (statements: Statement[]) => Promise<Record<string, unknown>[][]>
  /** The text of the log of changes that a location's KV holds, or null. */
  logAt: (location: number) => Promise<string | null>
  /** Gives a location's KV a newer log. */
  putLog: (location: number, text: string) => Promise<void>
}

export const storesName = 'stores'

/**
 * A worker that answers for the stores of all locations. Miniflare's own proxies block this process while workerd answers, and workerd
 * waits for this process to read its log: under load each waits for the other, for ever.
 * @param d1Databases Those of the site.
 * @param logs The KV namespace of each location, by its id.
 */
export function storesWorker(
  d1Databases: SourcelessWorkerOptions['d1Databases'],
  logs: readonly string[],
): SourcelessWorkerOptions & { name: string; modules: true; script: string } {
  return {
    name: storesName,
    modules: true,
    d1Databases,
    kvNamespaces: Object.fromEntries(logs.map((id, location) => [`LOG_${location}`, id])),
    script: `export default {
  async fetch(request, env) {
    const { pathname } = new URL(request.url)
    if (pathname === '/statements') {
      const statements = await request.json()
      const all = statements.map(({ sql, values = [] }) => env.DB.prepare(sql).bind(...values))
      return Response.json((await env.DB.batch(all)).map(({ results }) => results))
    }
    const log = env['LOG_' + pathname.slice(1)]
    if (request.method === 'PUT') {
      await log.put('${changesKey}', await request.text())
      return new Response(null, { status: 204 })
    }
    return Response.json(await log.get('${changesKey}'))
  },
}`,
  }
}

/** Asks {@link storesWorker} at its origin. */
export function openStores(origin: string): Stores {
  async function ask(path: string, init?: RequestInit): Promise<Response> {
    const response = await patiently(() => fetch(origin + path, init))
    if (!response.ok) throw new Error(`The stores answered ${response.status}: ${await response.text()}`)
    return response
  }
  return {
    // The worker above sends what these say.
    async query(statements) {
      const response = await ask('/statements', { method: 'POST', body: JSON.stringify(statements) })
      return (await response.json()) as Record<string, unknown>[][]
    },
    async logAt(location) {
      return (await (await ask(`/${location}`)).json()) as string | null
    },
    async putLog(location, text) {
      await ask(`/${location}`, { method: 'PUT', body: text })
    },
  }
}
