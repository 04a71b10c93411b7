import { sampleStores } from '../../support/backend.ts'

/** Id of a sample document, by its Dutch slug. @throws Error if there is none. */
export async function documentOf(type: string, slug: string): Promise<string> {
  const { rows } = await sampleStores()
  const row = rows.find(({ document }) => document.type === type && document.slug === slug)
  if (!row) throw new Error(`No ${type} is called ${slug}`)
  return row.document.document_id
}
