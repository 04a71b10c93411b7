/** What the index can be narrowed to. */
export interface Filters {
  type: string | null
  section: string | null
  year: number | null
  tags: readonly string[]
}

/** Tokens that stand in the column `filters`, of a document or of a question. No word of a text can be one: they hold a colon. */
export function filterTokens({ type, section, year, tags }: Filters): string[] {
  return [
    ...(type ? [`type:${type}`] : []),
    ...(section ? [`section:${section}`] : []),
    ...(year ? [`year:${year}`] : []),
    ...tags.map((tag) => `tag:${tag}`),
  ]
}
