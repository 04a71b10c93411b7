import { type FileType, fileTypes } from './file-types.ts'

/** Pixels of a picture. */
export interface PixelLimits {
  minWidth: number
  minHeight: number
  /** Of the longer side. */
  maxSide: number
}

/** Allowed types and size of a file. */
export interface FileLimits {
  types: readonly FileType[]
  maxBytes: number
  /** For pictures that will be shown; others are only downloaded. */
  pixels?: PixelLimits
}

const megabyte = 1024 * 1024

/** SVG is left out: a drawing can carry script. */
const pictureTypes = ['png', 'jpeg', 'webp'] as const

/** Limits of private files by purpose. The worker checks the type by content. */
export const fileLimits = {
  cv: { types: ['pdf', 'docx', 'doc'], maxBytes: 10 * megabyte },
  application: { types: ['pdf', 'docx', 'doc'], maxBytes: 10 * megabyte },
  tip: { types: ['pdf', 'docx', 'doc', 'jpeg', 'png', 'webp'], maxBytes: 10 * megabyte },
  // `cms/src/companies/picture-file.ts` holds to the same.
  'company-logo': {
    types: pictureTypes,
    maxBytes: 2 * megabyte,
    pixels: { minWidth: 200, minHeight: 60, maxSide: 10_000 },
  },
  'company-cover': {
    types: pictureTypes,
    maxBytes: 8 * megabyte,
    pixels: { minWidth: 1200, minHeight: 400, maxSide: 10_000 },
  },
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
