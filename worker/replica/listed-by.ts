import type { DocumentRow } from './rows.ts'

/** What indexes of derived tables need of a document, to list it without reading it: publication, number, section, kind, end. */
export function listedBy({ first_published_at, number, section, kind, ends_at }: DocumentRow) {
  return [first_published_at, number, section, kind, ends_at] as const
}
