/** The scanner's verdict; `none` without a scanner. */
export type FileCheck = 'none' | 'waiting' | 'clean' | 'infected'

/** A private file as pages and `/api/files` describe it to its readers. */
export interface FileSummary {
  id: string
  /** Composed by us, never the uploaded file name. */
  name: string
  /** Media type. */
  type: string
  bytes: number
  /** ISO 8601. */
  storedAt: string
  check: FileCheck
}

/** Download address of a private file. */
export function filePath({ id }: Pick<FileSummary, 'id'>): string {
  return `/api/files/${id}`
}
