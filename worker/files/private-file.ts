import type { FilePurpose } from '../../client/files/file-limits.ts'
import type { FileType } from '../../client/files/file-types.ts'

/** Metadata of a private file: its row in D1. */
export interface PrivateFile {
  /** 128 random bits in hex; also its key in the bucket. */
  id: string
  /** Account that uploaded it; null for an anonymous visitor. */
  owner: number | null
  /** What it belongs to and is deleted with, e.g. `account/12`. */
  record: string
  purpose: FilePurpose
  type: FileType
  bytes: number
  /** In hex; null until the upload is complete. */
  sha256: string | null
  state: FileState
  /** Milliseconds since 1970. */
  createdAt: number
}

/**
 * `pending`: being uploaded. `quarantined`: stored, not scanned. `clean`: scanned. `refused`: the scanner found a virus; only the
 * row remains.
 */
export type FileState = 'pending' | 'quarantined' | 'clean' | 'refused'

/** The record of files that belong to an account itself. */
export function accountRecord(userId: number): string {
  return `account/${userId}`
}
