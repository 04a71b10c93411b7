import { env } from 'cloudflare:workers'
import type { Locale } from '../../../../client/content/locale.ts'
import type { ReplicatedType } from '../../../../worker/content/replicated-type.ts'
import { rowsOf } from '../../../../worker/replica/rows.ts'
import { remove, upsert } from '../../../../worker/replica/write.ts'
import { articleRow, rowOf } from '../../support/replica.ts'

/** The fields of a test article; the rest comes from a sample article. */
export interface Written {
  title?: string
  intro?: string
  text?: string
  locale?: Locale
  section?: 'ecommerce' | 'logistiek' | 'fulfilment'
  /** ISO 8601 instants. */
  firstPublishedAt?: string
  expiresAt?: string | null
  access?: 'free' | 'metered' | 'subscriber'
  seo?: { noindex: boolean }
}

let numbers = 90_000

/** Publishes an article to the replica. @param documentId Of an article to change; a new one by default. */
export async function publish(
  { text = '', ...fields }: Written,
  documentId = `written-${++numbers}`,
): Promise<string> {
  const sample: object = JSON.parse((await articleRow(101)).entry)
  const paragraph = { type: 'paragraph', children: [{ type: 'text', text }] }
  const rows = rowsOf('content', {
    ...sample,
    documentId,
    number: Number(documentId.slice('written-'.length)),
    slug: documentId,
    title: 'Zonder kop',
    intro: 'Zonder inleiding.',
    kicker: null,
    kind: 'news',
    locale: 'nl',
    firstPublishedAt: '2026-11-01T08:00:00.000Z',
    expiresAt: null,
    tags: [],
    partners: [],
    authors: [],
    localizations: [],
    seo: null,
    sponsored: null,
    ...fields,
    body: [{ __component: 'blocks.rich-text', body: [paragraph] }],
  })
  if (!rows) throw new Error('Readers may not see this article')
  await upsert(env.DB, [rows])
  return documentId
}

/** Unpublishes an article in one language. */
export async function withdraw(documentId: string, locale: Locale = 'nl'): Promise<void> {
  await remove(env.DB, 'content', documentId, locale)
}

/** Changes fields of a sample document and publishes it again. */
export async function change(
  type: ReplicatedType,
  documentId: string,
  fields: Record<string, unknown>,
): Promise<void> {
  const row = await rowOf(type, documentId)
  if (!row) throw new Error(`The replica has no ${type} ${documentId}`)
  const rows = rowsOf(type, { ...JSON.parse(row.entry), ...fields })
  if (rows) await upsert(env.DB, [rows])
}
