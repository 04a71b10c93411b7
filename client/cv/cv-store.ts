import type { FileLimits } from '../files/file-limits.ts'
import type { FileProblem } from '../files/file-problem.ts'
import type { FileCheck } from '../files/file-summary.ts'
import type { FileTransfer } from '../files/file-transfer.ts'

/** The reader's stored CV. */
export interface StoredCv {
  name: string
  bytes: number
  /** ISO 8601. */
  storedAt: string
  /** The scanner's verdict; absent if the store has no scanner. */
  check?: FileCheck
  /** Site path for the download; absent if only script can download it. */
  path?: string
}

/** Stores CVs: this site, or Firebase where that is configured. */
export interface CvStore {
  limits: FileLimits
  /** Checks a file before upload; null if it's fine. */
  problemOf: (file: File) => FileProblem | null
  /** @returns Null without a CV. */
  load: () => Promise<StoredCv | null>
  /**
   * Stores a file, replacing the old one.
   * @param onProgress Called with the share that has been sent, from 0 to 1.
   */
  upload: (file: File, onProgress: (share: number) => void) => FileTransfer<StoredCv>
  /** Deletes the CV; succeeds also if it's gone already. */
  remove: (cv: StoredCv) => Promise<void>
  /** Downloads it. */
  download: (cv: StoredCv) => Promise<void>
}
