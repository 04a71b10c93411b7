/** The filters of the index. */
export interface Filters {
  type: string | null
  section: string | null
  year: number | null
  tags: readonly string[]
}

/**
 * Tokens for the column `filters`, of a document or a question. They contain a colon, so no word of a text can be one.
 */
export function filterTokens({ type, section, year, tags }: Filters): string[] {
  return [
    ...(type ? [`type:${type}`] : []),
    ...(section ? [`section:${section}`] : []),
    ...(year ? [`year:${year}`] : []),
    ...tags.map((tag) => `tag:${tag}`),
  ]
}
