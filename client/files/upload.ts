import type { FileSummary } from './file-summary.ts'
import { type FileType, fileTypes } from './file-types.ts'

/** A file that was uploaded for a form which has not been sent yet. */
export interface Upload {
  /** Known to who uploaded it alone: whoever names it in a form adds the file to that form. */
  id: string
  type: FileType
  bytes: number
}

/** An upload as the field of a form holds it. Only the id counts for the worker; the rest is for display. */
export function uploadText({ id, type, bytes }: Upload): string {
  return `${id}.${type}.${bytes}`
}

/** The upload that a field holds; null for anything else. */
export function uploadIn(text: string): Upload | null {
  const [, id = '', type = '', bytes] = /^([0-9a-f]{32})\.([a-z]{3,4})\.([1-9]\d{0,9})$/.exec(text) ?? []
  return isFileType(type) ? { id, type, bytes: Number(bytes) } : null
}

/** The upload that the worker describes; null for a type that forms don't know. */
export function uploadOf({ id, type: mediaType, bytes }: FileSummary): Upload | null {
  const type = Object.keys(fileTypes).find((one) => isFileType(one) && fileTypes[one].mediaType === mediaType)
  return type && isFileType(type) ? { id, type, bytes } : null
}

function isFileType(text: string): text is FileType {
  return Object.hasOwn(fileTypes, text)
}
