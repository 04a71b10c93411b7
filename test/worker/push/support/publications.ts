import { env } from 'cloudflare:workers'
import { type Rows, rowsOf } from '../../../../worker/replica/rows.ts'
import { remove, upsert } from '../../../../worker/replica/write.ts'
import { sampleStores } from '../../support/backend.ts'

type Fields = Record<string, unknown>

/**
 * Publishes a copy of a sample article as a new document, as the replica would receive it.
 * @param fields Differences from the sample, such as `{ push: true }`.
 */
export async function publishArticle(fields: Fields = {}, number = 104): Promise<Rows> {
  return publish('content', number, { push: true, ...fields })
}

/** The same for a vacancy, posted now. */
export async function publishVacancy(fields: Fields = {}, number = 5001): Promise<Rows> {
  return publish('vacancy', number, { postedAt: new Date().toISOString(), ...fields })
}

/** Removes it again. */
export async function withdraw({ document }: Rows): Promise<void> {
  await remove(env.DB, document.type, document.document_id, document.locale)
}

async function publish(type: 'content' | 'vacancy', number: number, fields: Fields): Promise<Rows> {
  const { rows } = await sampleStores()
  const sample = rows.find(
    ({ document }) => document.type === type && document.number === number && document.locale === 'nl',
  )
  if (!sample) throw new Error(`The sample has no ${type} ${number}`)
  const entry = {
    ...JSON.parse(sample.document.entry),
    documentId: `proef-${crypto.randomUUID().slice(0, 8)}`,
    number: 100_000 + Math.floor(Math.random() * 800_000),
    updatedAt: new Date().toISOString(),
    ...fields,
  }
  const made = rowsOf(type, entry)
  if (!made) throw new Error('Readers may not see it')
  await upsert(env.DB, [made])
  return made
}
