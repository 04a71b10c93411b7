import { env } from 'cloudflare:workers'
import { beforeAll, expect, it } from 'vitest'
import { headOf } from '../../../worker/changes/stream.ts'
import type { ReadBackend } from '../../../worker/replica/backend.ts'
import { followDocuments } from '../../../worker/replica/read-page.ts'
import type { DocumentRef } from '../../../worker/replica/replica-state.ts'
import { type Rows, rowsOf } from '../../../worker/replica/rows.ts'
import { upsert, writeFound } from '../../../worker/replica/write.ts'
import { articleRow, rowOf } from '../support/replica.ts'

// While the backend answers, a message may bring something newer: the older answer must not replace it.

const place = { type: 'content', locale: 'nl' } as const
let documentId: string
let entry: string
let ref: DocumentRef

beforeAll(async () => {
  const row = await articleRow(104)
  documentId = row.document_id
  entry = row.entry
  ref = { ...place, documentId }
})

function titled(title: string): { entry: object; rows: Rows } {
  const changed = { ...JSON.parse(entry), title }
  const rows = rowsOf('content', changed)
  if (!rows) throw new Error('Readers may not see it')
  return { entry: changed, rows }
}

const titleHere = async () => (await rowOf('content', documentId))?.title

it('an older answer does not replace what a message has brought since', async () => {
  const readAt = await headOf(env.DB)
  await upsert(env.DB, [titled('Nieuwer').rows])

  const { written, overtaken } = await writeFound(env.DB, [{ ref, rows: titled('Ouder').rows }], { readAt })

  expect({ written, overtaken }).toEqual({ written: 0, overtaken: [ref] })
  expect(await titleHere()).toBe('Nieuwer')
})

it('an older "not there" does not remove what was published since', async () => {
  const readAt = await headOf(env.DB)
  await upsert(env.DB, [titled('Weer terug').rows])

  expect(await writeFound(env.DB, [{ ref, rows: null }], { readAt })).toMatchObject({ removed: 0 })
  expect(await titleHere()).toBe('Weer terug')
})

it('what was overtaken is read again, as it may be older or newer than what has overtaken it', async () => {
  const titles = ['Eerst gelezen', 'Daarna gelezen']
  /** Stands in for a slow answer: the first is overtaken before it arrives. */
  const read: ReadBackend = async () => {
    const title = titles.shift() ?? ''
    if (titles.length > 0) await upsert(env.DB, [titled('Van een bericht').rows])
    const pagination = { page: 1, pageSize: 50, pageCount: 1, total: 1 }
    return { data: [titled(title).entry], meta: { pagination } }
  }

  await followDocuments(env.DB, read, place, [documentId], true)

  expect(titles).toEqual([])
  expect(await titleHere()).toBe('Daarna gelezen')
})

it('says which documents the backend does not have', async () => {
  const nothing = { data: [], meta: { pagination: { page: 1, pageSize: 50, pageCount: 0, total: 0 } } }

  const { absent } = await followDocuments(env.DB, async () => nothing, place, [documentId], true)

  expect(absent).toEqual([documentId])
  expect(await titleHere()).toBeDefined()
})
