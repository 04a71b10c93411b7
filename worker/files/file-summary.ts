import { dutchDate } from '../../client/content/dutch-date.ts'
import type { FileCheck, FileSummary } from '../../client/files/file-summary.ts'
import { fileTypes } from '../../client/files/file-types.ts'
import { cleanFileName } from '../http/content-disposition.ts'
import type { PrivateFile } from './private-file.ts'
import { rulesOf } from './purposes.ts'

/** The person whom a file is about. */
export interface Person {
  firstName: string | null
  lastName: string | null
}

interface SummaryOptions {
  /** For the file name; null while the account can't be read. */
  person: Person | null
  isScanned: boolean
}

/** The description of a file for its readers. */
export function fileSummary(file: PrivateFile, { person, isScanned }: SummaryOptions): FileSummary {
  const { mediaType, ending } = fileTypes[file.type]
  return {
    id: file.id,
    name: cleanFileName(fileName(file, person), ending),
    type: mediaType,
    bytes: file.bytes,
    storedAt: new Date(file.createdAt).toISOString(),
    check: checkOf(file, isScanned),
  }
}

/** The file name of a download, without extension: kind, person, date. Never the uploaded name. */
export function fileName({ purpose, createdAt }: PrivateFile, person: Person | null): string {
  const day = dutchDate(new Date(createdAt).toISOString())
  return [rulesOf(purpose).word, person?.firstName, person?.lastName, day].filter(Boolean).join(' ')
}

/** The scanner's verdict for display. */
export function checkOf({ state }: PrivateFile, isScanned: boolean): FileCheck {
  if (state === 'clean') return 'clean'
  if (state === 'refused') return 'infected'
  return isScanned ? 'waiting' : 'none'
}
