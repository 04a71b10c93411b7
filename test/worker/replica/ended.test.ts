import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { readLog } from '../../../worker/changes/stream.ts'
import { recordEnded } from '../../../worker/replica/record-ended.ts'

const now = Date.parse('2026-11-21T12:00:00Z')
const minute = 60_000

async function newestChange(): Promise<number> {
  return (await readLog(env.DB, Date.now())).head
}

beforeEach(async () => {
  await env.DB.prepare(`UPDATE documents SET ends_at = NULL`).run()
  await env.DB.prepare(
    `UPDATE documents SET ends_at = '2026-11-21T12:01:00.000Z' WHERE type = 'vacancy' AND number = 5001`,
  ).run()
  await recordEnded(env, now)
})

describe('a document that has ended since the last run', () => {
  it('touches the pages that show it, once', async () => {
    const before = await newestChange()

    expect(await recordEnded(env, now + 2 * minute)).toBe(true)

    const after = await newestChange()
    expect(after).not.toBe(before)
    expect(await recordEnded(env, now + 7 * minute)).toBe(false)
    expect(await newestChange()).toBe(after)
  })

  it('leaves pages fresh if there is none', async () => {
    const before = await newestChange()

    expect(await recordEnded(env, now + minute / 2)).toBe(false)

    expect(await newestChange()).toBe(before)
  })

  it('is only considered after the first run: no cached page has what ended before it', async () => {
    await env.DB.prepare(`DELETE FROM replica_marks WHERE name = 'ended-until'`).run()

    expect(await recordEnded(env, now + 2 * minute)).toBe(false)
  })
})
