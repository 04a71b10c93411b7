import { storedData } from '../../../cms/src/privacy/stored-data.ts'
import { backendColumns, backendColumnsWith } from '../../worker/support/backend.ts'

/** Where words of somebody still are, besides the tables that the registry says the law keeps. */
export async function unlawfullyLeft(words: string[]): Promise<string[]> {
  if (!(await isSearchable())) return []
  const found = (await Promise.all(words.map(backendColumnsWith))).flat()
  const kept = Object.values(storedData).flatMap((entry) =>
    entry.ground === 'law' && 'database' in entry ? Object.keys(entry.database) : [],
  )
  return found.filter((column) => !kept.includes(column.split('.')[0] ?? ''))
}

/** False on PostgreSQL, whose tables these tests can't look into. */
export async function isSearchable(): Promise<boolean> {
  return Object.keys(await backendColumns()).length > 0
}
