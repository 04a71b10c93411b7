import { env } from 'cloudflare:workers'
import { upsert } from '../../../worker/replica/write.ts'
import { backendDoes, sampleStores } from './backend.ts'

/** The sample content has no list of more than one page, so this one is only in the replica. */
const tag = 'transport'

/** Creates a list of two pages and returns its address. Lists come from the replica until the backend is up again. */
export async function listOfTwoPages(): Promise<string> {
  const { rows } = await sampleStores()
  const [row] = rows.filter(({ document, tags }) => document.locale === 'nl' && tags.includes(tag))
  if (!row) throw new Error(`No article has the tag ${tag}`)
  const more = Array.from({ length: 20 }, (_, index) => ({
    ...row,
    document: { ...row.document, document_id: `more-${index}`, number: 9000 + index },
  }))
  await upsert(env.DB, more)
  await backendDoes([{ holding: '/contents?', behaviour: { does: 'answer', status: 500, body: '{}' } }])
  return `/news/tag/${tag}`
}
