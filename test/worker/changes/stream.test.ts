import { createScheduledController } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { changeLog, changesKey } from '../../../worker/changes/change-log.ts'
import { headUrl } from '../../../worker/changes/location-log.ts'
import { changesAfter, deleteOldChanges, readLog } from '../../../worker/changes/stream.ts'
import { crons } from '../../../worker/crons.ts'
import worker from '../../../worker/index.ts'
import { forgetAll } from '../../../worker/isolate-state.ts'
import { recordEnded } from '../../../worker/replica/record-ended.ts'
import type { Rows } from '../../../worker/replica/rows.ts'
import { rowsOf } from '../../../worker/replica/rows.ts'
import { remove, upsert } from '../../../worker/replica/write.ts'
import { tell } from '../support/hook.ts'
import { articleRow, rowOf } from '../support/replica.ts'

/** Rows of a sample article with other fields. */
async function articleWith(fields: Record<string, unknown>): Promise<Rows> {
  const { entry } = await articleRow(104)
  const rows = rowsOf('content', { ...JSON.parse(entry), ...fields })
  if (!rows) throw new Error('Readers may not see it')
  return rows
}

/** The keys of the newest change. */
async function newestKeys(): Promise<string[]> {
  const { changes } = await readLog(env.DB, Date.now())
  return changes.at(-1)?.[3] ?? []
}

/** Changes to articles. @param at Milliseconds since 1970. @param keys As JSON. */
async function insertChanges(count: number, at: number, keys = '[]'): Promise<void> {
  const ids = Array.from({ length: count }, (_, index) => `${index}`)
  await env.DB.prepare(
    `INSERT INTO changes (at, event, type, document_id, locale, keys)
     SELECT ?1, 'publish', 'content', value, 'nl', ?2 FROM json_each(?3)`,
  )
    .bind(at, keys, JSON.stringify(ids))
    .run()
}

function knownLog() {
  return changeLog(env.EDGE_KV, () => {})
}

beforeEach(async () => {
  await env.DB.batch([env.DB.prepare('DELETE FROM changes'), env.DB.prepare('DELETE FROM change_cursors')])
})

describe('a write to the replica', () => {
  it('is a change in the stream, with the previous state', async () => {
    const { title, slug, document_id: documentId } = await articleRow(104)

    await upsert(env.DB, [await articleWith({ title: 'Een andere kop' })])

    const [change, ...more] = await changesAfter(env.DB, 0, 10)
    expect(more).toEqual([])
    expect(change).toMatchObject({ event: 'publish', type: 'content', documentId, locale: 'nl' })
    expect(change?.previous).toMatchObject({ number: 104, slug, title, paths: [`/news/104/${slug}`] })
    expect(await newestKeys()).toContain('shown/content/nl/104')
  })

  it('is no change if the row is the same', async () => {
    expect(await upsert(env.DB, [await articleWith({})])).toBe(0)

    expect(await changesAfter(env.DB, 0, 10)).toEqual([])
  })

  it('is distinct from a rebuild of rows in a newer format', async () => {
    await env.DB.prepare(`UPDATE documents SET shape = 1 WHERE number = 104`).run()

    await upsert(env.DB, [await articleWith({})])

    expect(await changesAfter(env.DB, 0, 10)).toMatchObject([{ event: 'rebuilt', previous: null }])
  })

  it('has no effect if the batch of its document fails', async () => {
    const broken = await articleWith({ title: 'Nooit' })
    Object.assign(broken.document, { title: null })

    await expect(upsert(env.DB, [broken])).rejects.toThrow()

    expect(await changesAfter(env.DB, 0, 10)).toEqual([])
  })

  it('starts from the current state if two run concurrently', async () => {
    const sections = ['ecommerce', 'logistiek', 'fulfilment']
    const versions = await Promise.all(sections.map((section) => articleWith({ section, intro: section })))

    await Promise.all(versions.map((rows) => upsert(env.DB, [rows])))

    const { changes } = await readLog(env.DB, Date.now())
    const { section } = await articleRow(104)
    expect(changes).toHaveLength(3)
    // Each removes it from the section that the previous one moved it to; one that comes first may leave it where it is.
    const left = changes
      .map(([, , , keys]) => keys.filter((key) => key.startsWith('list/') && key.includes('section=')).sort())
      .filter((keys) => keys.length > 0)
    expect(left.at(-1)).toContain(`list/content/nl/section=${section}`)
    for (const [index, keys] of left.slice(1).entries())
      expect(keys.some((key) => left[index]?.includes(key))).toBe(true)
  })

  it('touches language lists when a translation disappears and returns', async () => {
    const dutch = await articleWith({})
    const { document_id: documentId, slug } = dutch.document
    const english = await articleWith({ locale: 'en', slug: 'in-english' })
    await upsert(env.DB, [english])

    expect(await remove(env.DB, 'content', documentId, 'en')).toBe(true)
    const gone = await newestKeys()
    await upsert(env.DB, [english])

    for (const keys of [gone, await newestKeys()]) {
      expect(keys).toContain('content/languages/104')
      expect(keys).toContain(`content/languages/${slug}`)
      expect(keys).toContain('content/en/104')
      expect(keys).not.toContain('content/nl/104')
    }
    await remove(env.DB, 'content', documentId, 'en')
  })

  it("is no change if the document didn't exist", async () => {
    expect(await remove(env.DB, 'content', 'unknown', 'nl')).toBe(false)

    expect(await changesAfter(env.DB, 0, 10)).toEqual([])
  })
})

describe('the log', () => {
  it('contains removals, and reaches back to its first change', async () => {
    const rows = await articleWith({})
    await upsert(env.DB, [await articleWith({ intro: 'Kort.' })])
    const { head: before } = await readLog(env.DB, Date.now())
    await remove(env.DB, 'content', rows.document.document_id, 'nl', 'delete')

    const { head, from, changes, bookmark } = await readLog(env.DB, Date.now())

    expect(changes.map(([seq, , gone]) => [seq, gone])).toEqual([
      [before, 0],
      [head, 1],
    ])
    expect(from).toBe(before - 1)
    expect(bookmark).not.toBeNull()
    await upsert(env.DB, [rows])
  })

  it('is no longer than isolates can read, however many changes there are', async () => {
    const keys = JSON.stringify(Array.from({ length: 20 }, (_, index) => `list/content/nl/tag=${index}`))
    await insertChanges(3000, Date.now(), keys)

    const log = await readLog(env.DB, Date.now())

    expect(JSON.stringify(log).length).toBeLessThan(300_000)
    expect(log.changes.length).toBeGreaterThan(200)
    expect(log.from).toBe((log.changes[0]?.[0] ?? 0) - 1)
  })

  it('reaches back ten minutes, or 200 changes, without a gap', async () => {
    const now = Date.now()
    await insertChanges(500, now - 3600_000)
    await insertChanges(150, now - 60_000)
    const { changes: few, head } = await readLog(env.DB, now)
    await insertChanges(150, now - 60_000)
    const { changes: more, from } = await readLog(env.DB, now)

    expect(few.map(([seq]) => seq)).toEqual(Array.from({ length: 200 }, (_, index) => head - 199 + index))
    expect(more).toHaveLength(300)
    expect(from).toBe(head - 150)
  })

  it('keeps some changes regardless of age, so that older entries can be checked against them', async () => {
    await upsert(env.DB, [await articleWith({ intro: 'Van een uur geleden.' })])

    const { changes } = await readLog(env.DB, Date.now() + 3600_000)

    expect(changes).toHaveLength(1)
  })

  it('is never replaced by an older one from KV', async () => {
    await env.EDGE_KV.put(
      changesKey,
      JSON.stringify({ v: 1, head: 1, from: 0, bookmark: null, changes: [[1, 1, 0, ['a']]] }),
    )
    await tell({ documentId: (await articleRow(104)).document_id })
    const { head } = await readLog(env.DB, Date.now())
    await upsert(env.DB, [await articleWith({ intro: 'Nieuwer dan KV.' })])

    await tell({ documentId: (await articleRow(104)).document_id })

    expect((await knownLog()).head).toBeGreaterThan(head)
  })

  it.each([
    ['cut off', '{"v":1,"head":5,'],
    ['of a version to come', '{"v":2,"head":5,"from":0,"bookmark":null,"changes":[]}'],
    ['nothing', null],
  ])('that is %s counts everything as touched that was made from a known one', async (_, text) => {
    forgetAll()
    await caches.default.delete(headUrl)
    if (text === null) await env.EDGE_KV.delete(changesKey)
    else await env.EDGE_KV.put(changesKey, text)

    const log = await knownLog()

    expect(log.touchedSince(['a'], 5)).toEqual({ at: 0, gone: false })
    expect(log.touchedSince(['a'], 0)).toBeNull()
    forgetAll()
  })
})

describe('a message', () => {
  it("updates this isolate's log before it is answered", async () => {
    const { document_id: documentId } = await articleRow(104)
    await upsert(env.DB, [await articleWith({ intro: 'Een inleiding die de backend niet heeft.' })])
    const { head } = await readLog(env.DB, Date.now())

    expect((await tell({ documentId })).status).toBe(204)

    const log = await knownLog()
    expect(log.head).toBe(head + 1)
    expect(log.touchedSince(['content/nl/104'], head)).toMatchObject({ gone: false })
    expect(log.touchedSince(['content/nl/105'], head)).toBeNull()
  })
})

describe('a crash between the batch and its publication', () => {
  it('is repaired by the cron trigger within a minute', async () => {
    await upsert(env.DB, [await articleWith({ intro: 'Niemand hoorde ervan.' })])
    const { head } = await readLog(env.DB, Date.now())
    await env.EDGE_KV.delete(changesKey)

    await worker.scheduled(createScheduledController({ cron: crons.everyMinute }), env)

    await vi.waitFor(
      async () => {
        const written = await env.EDGE_KV.get<{ head: number }>(changesKey, 'json')
        expect(written?.head).toBeGreaterThanOrEqual(head)
      },
      { timeout: 120_000, interval: 200 },
    )
  })
})

describe('a document that ends by time', () => {
  it('is a removal, once', async () => {
    const now = Date.parse('2027-03-01T12:00:00Z')
    await env.DB.prepare('UPDATE documents SET ends_at = NULL').run()
    // A run of cron in another test came before everything that ends until then.
    await env.DB.prepare(`DELETE FROM replica_marks WHERE name = 'ended-until'`).run()
    await recordEnded(env, now)
    const { slug, document_id: documentId } = await articleRow(104)
    await env.DB.prepare(`UPDATE documents SET ends_at = ? WHERE document_id = ? AND locale = 'nl'`)
      .bind(new Date(now + 60_000).toISOString(), documentId)
      .run()

    expect(await recordEnded(env, now + 120_000)).toBe(true)
    expect(await recordEnded(env, now + 180_000)).toBe(false)

    const { changes } = await readLog(env.DB, Date.now())
    expect(changes).toHaveLength(1)
    expect(changes[0]?.[2]).toBe(1)
    expect(changes[0]?.[3]).toEqual(
      expect.arrayContaining(['content/nl/104', `content/nl/${slug}`, 'tag-counts/nl']),
    )
    expect(await rowOf('content', documentId)).not.toBeNull()
  })
})

describe('old changes', () => {
  it('are deleted after a week, but not before every consumer has handled them', async () => {
    await upsert(env.DB, [await articleWith({ intro: 'Oud.' })])
    await upsert(env.DB, [await articleWith({ intro: 'Ook oud.' })])
    const [first, second] = await changesAfter(env.DB, 0, 10)
    await env.DB.prepare('INSERT OR REPLACE INTO change_cursors (consumer, seq) VALUES (?1, ?2), (?3, ?4)')
      .bind('fast', second?.seq ?? 0, 'slow', first?.seq ?? 0)
      .run()
    const later = Date.now() + 8 * 24 * 3600_000

    await deleteOldChanges(env.DB, later)

    expect((await changesAfter(env.DB, 0, 10)).map(({ seq }) => seq)).toEqual([second?.seq])
  })
})
