import { runDurableObjectAlarm } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Change, changesAfter, readLog, recordChanges } from '../../../worker/changes/stream.ts'
import { configOf } from '../../../worker/env.ts'
import { backendReader } from '../../../worker/replica/backend.ts'
import { dependentsOfChanges, refreshDependents } from '../../../worker/replica/dependents.ts'
import { readMark, takeFullPassRequest } from '../../../worker/replica/marks.ts'
import { backendIsDown, backendIsWell, callsOfBackend } from '../support/backend.ts'
import { type Editor, signIn } from '../support/editor.ts'
import { tell } from '../support/hook.ts'

let editor: Editor
let author: Author
/** What the test changed, to be restored afterwards. */
const putBack: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  editor = await signIn()
  // Read once: the replica may still differ after a test has restored Strapi.
  author = await someAuthor()
})
beforeEach(async () => {
  await env.DB.prepare('DELETE FROM stale_dependents').run()
})
afterEach(async () => {
  await backendIsWell()
  for (const step of putBack.splice(0).reverse()) await step()
})

interface Author {
  documentId: string
  name: string
}

/** An author of the sample content. */
async function someAuthor(): Promise<Author> {
  const row = await env.DB.prepare(
    `SELECT a.value ->> 'documentId' AS documentId, a.value ->> 'name' AS name
     FROM documents d, json_each(d.entry, '$.authors') a WHERE d.type = 'content' ORDER BY d.number LIMIT 1`,
  ).first<Author>()
  if (!row) throw new Error('No article has an author')
  return row
}

/** Renames an author in Strapi only, until the test is over. */
async function rename({ documentId, name }: Author, to: string) {
  putBack.push(() => editor.draft('author', documentId, 'nl', { name }))
  await editor.draft('author', documentId, 'nl', { name: to })
}

/** The number of replica documents with a text. */
async function holding(text: string): Promise<number> {
  const count = await env.DB.prepare('SELECT count(*) AS count FROM documents WHERE instr(entry, ?1) > 0')
    .bind(text)
    .first<number>('count')
  return count ?? 0
}

function readBack(): Promise<boolean> {
  return refreshDependents(env.DB, backendReader(configOf(env)), async () => {})
}

describe('a message about an author', () => {
  it('makes the documents that name them be read again, and only those', async () => {
    const named = await holding(author.documentId)
    await rename(author, 'Een Nieuwe Naam')
    await backendIsWell()
    const { head } = await readLog(env.DB, Date.now())

    expect((await tell({ type: 'author', documentId: author.documentId })).status).toBe(204)
    await vi.waitUntil(async () => (await holding('Een Nieuwe Naam')) === named, {
      timeout: 120_000,
      interval: 100,
    })

    expect(await readMark(env.DB, 'whole-pass-wanted')).toBeNull()
    const changes = await changesAfter(env.DB, head, 1000)
    expect(changes[0]).toMatchObject({ type: 'author', documentId: author.documentId })
    expect(changes).toHaveLength(1 + named)
    const asked = (await callsOfBackend()).filter(({ path }) => path.includes('$in'))
    expect(asked.length).toBeGreaterThan(0)
    for (const { path } of asked) expect(path).toContain('/api/contents?')
  })

  it('continues where it stopped, once the backend is up again', async () => {
    await rename(author, 'Een Andere Naam')
    await backendIsDown()
    await env.DB.prepare('INSERT INTO stale_dependents (document_id, seq) VALUES (?1, 1)')
      .bind(author.documentId)
      .run()
    await expect(readBack()).rejects.toThrow()
    expect(await holding('Een Andere Naam')).toBe(0)

    await backendIsWell()

    expect(await readBack()).toBe(false)
    expect(await holding('Een Andere Naam')).toBeGreaterThan(0)
    expect(await env.DB.prepare('SELECT 1 FROM stale_dependents').first()).toBeNull()
  })
})

it('an unchanged tag causes no reads', async () => {
  const tag = await env.DB.prepare(
    `SELECT document_id FROM documents WHERE type = 'tag' LIMIT 1`,
  ).first<string>('document_id')
  const publisher = env.CHANGE_PUBLISHER.getByName('one')
  // Other test files may have left the tag different in Strapi than in the replica.
  await tell({ type: 'tag', documentId: tag })
  await vi.waitUntil(
    async () => {
      await runDurableObjectAlarm(publisher)
      return env.DB.prepare(
        `SELECT NOT EXISTS (SELECT 1 FROM stale_dependents)
           AND (SELECT min(seq) FROM change_cursors) >= (SELECT max(seq) FROM changes) AS done`,
      ).first('done')
    },
    { interval: 50, timeout: 120_000 },
  )
  await backendIsWell()

  await tell({ type: 'tag', documentId: tag })
  await runDurableObjectAlarm(publisher)

  expect((await callsOfBackend()).filter(({ path }) => path.includes('$in'))).toEqual([])
})

describe('a company that is published', () => {
  const change: Change = {
    seq: Number.MAX_SAFE_INTEGER,
    at: 1,
    event: 'publish',
    type: 'partner',
    documentId: 'some-company',
    locale: 'nl',
    previous: null,
  }
  const wantsEverything = () => takeFullPassRequest(env.DB)

  it('again has everything compared: nothing in the replica names it any more', async () => {
    await recordChanges(env.DB, [{ ...change, event: 'unpublish', keys: [] }], Number.MAX_SAFE_INTEGER).run()
    await dependentsOfChanges(env.DB).handle(change)

    expect(await wantsEverything()).toBe(true)
  })

  it('for the first time has nothing read', async () => {
    await dependentsOfChanges(env.DB).handle({ ...change, documentId: 'new-company' })

    expect(await wantsEverything()).toBe(false)
  })
})
