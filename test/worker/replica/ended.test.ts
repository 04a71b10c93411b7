import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { contentVersionKey } from '../../../worker/edge/content-version.ts'
import { renewEnded } from '../../../worker/replica/renew-ended.ts'

const now = Date.parse('2026-11-21T12:00:00Z')
const minute = 60_000

function version(): Promise<string | null> {
  return env.EDGE_KV.get(contentVersionKey)
}

beforeEach(async () => {
  await env.DB.prepare(`UPDATE documents SET ends_at = NULL`).run()
  await env.DB.prepare(
    `UPDATE documents SET ends_at = '2026-11-21T12:01:00.000Z' WHERE type = 'vacancy' AND number = 5001`,
  ).run()
  await renewEnded(env, now)
})

describe('what has ended since the last run', () => {
  it('makes kept pages old, once', async () => {
    const before = await version()

    expect(await renewEnded(env, now + 2 * minute)).toBe(true)

    const after = await version()
    expect(after).not.toBe(before)
    expect(await renewEnded(env, now + 7 * minute)).toBe(false)
    expect(await version()).toBe(after)
  })

  it('leaves kept pages alone while nothing has', async () => {
    const before = await version()

    expect(await renewEnded(env, now + minute / 2)).toBe(false)

    expect(await version()).toBe(before)
  })

  it('begins to look at the first run: what ended before that is in no kept page', async () => {
    await env.DB.prepare(`DELETE FROM replica_marks WHERE name = 'ended-until'`).run()

    expect(await renewEnded(env, now + 2 * minute)).toBe(false)
  })
})
