import { type FileType, fileTypes } from './file-types.ts'

/** Allowed types and size of a file. */
export interface FileLimits {
  types: readonly FileType[]
  maxBytes: number
}

const megabyte = 1024 * 1024

/** Limits of private files by purpose. The worker checks the type by content. */
export const fileLimits = {
  cv: { types: ['pdf', 'docx', 'doc'], maxBytes: 10 * megabyte },
  application: { types: ['pdf', 'docx', 'doc'], maxBytes: 10 * megabyte },
  tip: { types: ['pdf', 'docx', 'doc', 'jpeg', 'png', 'webp'], maxBytes: 10 * megabyte },
} as const satisfies Record<string, FileLimits>

/** A kind of private file. */
export type FilePurpose = keyof typeof fileLimits

/** For the `accept` of a field. */
export function acceptOf({ types }: FileLimits): string {
  return types.map((type) => fileTypes[type].ending).join(',')
}

/** The types in words, e.g. "PDF, DOCX of DOC". */
export function typesInWords({ types }: FileLimits, locale: string): string {
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(types.map((type) => type.toUpperCase()))
}

/** The size limit in megabytes. */
export function maxMegabytes({ maxBytes }: FileLimits): number {
  return maxBytes / megabyte
}
