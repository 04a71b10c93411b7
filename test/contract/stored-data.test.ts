import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import {
  impersonalEdgeTables,
  impersonalTables,
  type PersonalTable,
  type StoredData,
  storedData,
} from '../../cms/src/privacy/stored-data.ts'
import { backendColumns } from '../worker/support/backend.ts'

/** What every type of Strapi has: its own numbers, moments, and who of the editors wrote it. */
const ofStrapi = new Set([
  ...['id', 'document_id', 'locale', 'created_at', 'updated_at', 'published_at'],
  ...['created_by_id', 'updated_by_id'],
])

type Tables = Record<string, string[]>
type Listed = Readonly<Record<string, PersonalTable>>

const entries: readonly StoredData[] = Object.values(storedData)

describe('the registry of what is stored of people', () => {
  it("lists every table and column of the backend's database, or says that it holds nothing of readers", async () => {
    const listed = Object.assign({}, ...entries.map(({ database }) => database))

    const columns = await backendColumns()
    // These tests can't look into PostgreSQL.
    if (Object.keys(columns).length > 0) expect(unlisted(columns, listed, impersonalTables)).toEqual([])
  })

  it('lists every table and column of D1, or says the same of it', async () => {
    const listed = Object.assign({}, ...entries.map(({ edge }) => edge))

    expect(unlisted(await edgeColumns(), listed, impersonalEdgeTables)).toEqual([])
  })
})

/** Faults: what is there and not listed, and what is listed and not there. */
function unlisted(tables: Tables, listed: Listed, without: readonly string[]): string[] {
  const isImpersonal = (table: string) =>
    without.some((name) => (name.endsWith('*') ? table.startsWith(name.slice(0, -1)) : table === name))
  const own = Object.keys(tables).filter((table) => !isPartOf(table, Object.keys(tables)))
  const unknown = own.filter((table) => !(table in listed) && !isImpersonal(table))
  const columns = Object.entries(listed).flatMap(([table, { personal, other }]) => {
    const there = tables[table]
    if (!there) return [`${table} is listed and not there`]
    const names = [...personal, ...other]
    return [
      ...there
        .filter((column) => !names.includes(column) && !ofStrapi.has(column))
        .map((column) => `${table}.${column}`),
      ...names
        .filter((column) => !there.includes(column))
        .map((column) => `${table}.${column} is listed and not there`),
    ]
  })
  return [...unknown, ...columns]
}

/** Strapi keeps relations and components of a type in tables beside its own: they go with it. */
function isPartOf(table: string, all: readonly string[]): boolean {
  return (
    /_(lnk|cmps|mph)$/.test(table) && all.some((other) => other !== table && table.startsWith(`${other}_`))
  )
}

/** Without the copies that each file of tests begins with (`test/worker/support/stores.ts`). */
async function edgeColumns(): Promise<Tables> {
  const { results } = await env.DB.prepare(
    `SELECT m.name AS name, c.name AS column FROM sqlite_master m, pragma_table_info(m.name) c
    WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite_%' AND m.name NOT LIKE '\\_cf\\_%' ESCAPE '\\'
      AND m.name NOT LIKE 'd1\\_%' ESCAPE '\\' AND m.name NOT LIKE 'begun\\_%' ESCAPE '\\'`,
  ).all<{ name: string; column: string }>()
  const tables = Map.groupBy(results, ({ name }) => name)
  return Object.fromEntries([...tables].map(([name, rows]) => [name, rows.map(({ column }) => column)]))
}
