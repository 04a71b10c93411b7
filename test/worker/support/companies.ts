import { env } from 'cloudflare:workers'
import { rowsOf } from '../../../worker/replica/rows.ts'
import { upsert } from '../../../worker/replica/write.ts'
import { backendIsDown } from './backend.ts'

/** The changes to one company, in all its languages. */
type Change = Record<string, unknown>

/**
 * Changes companies of the sample content, and lets the replica answer. The backend isn't changed.
 * @param changes By link.
 */
export async function companiesWith(changes: Record<string, Change>): Promise<void> {
  const { results } = await env.DB.prepare(`SELECT entry FROM documents WHERE type = 'partner'`).all<{
    entry: string
  }>()
  const rows = results.flatMap(({ entry }) => {
    const kept = Object(JSON.parse(entry))
    const row = changes[kept.link] ? rowsOf('partner', { ...kept, ...changes[kept.link] }) : null
    return row ? [row] : []
  })
  await upsert(env.DB, rows)
  await backendIsDown()
}
