import { sampleStores } from '../../support/backend.ts'

/** Id of a document of the sample content, by its slug in Dutch. @throws Error where there is none. */
export async function documentOf(type: string, slug: string): Promise<string> {
  const { rows } = await sampleStores()
  const row = rows.find(({ document }) => document.type === type && document.slug === slug)
  if (!row) throw new Error(`No ${type} is called ${slug}`)
  return row.document.document_id
}
