/**
 * Types whose records keep a file that came with their form. Each has the fields `submissionKey`, by which the worker knows the record,
 * and `file` (`AttachedFile`). Naming a type here is all it takes: the panel then shows the file to who may read the record, and the
 * file is deleted with it.
 */
export const fileRecordTypes = ['contact-message', 'application'] as const

/** A type whose records keep a file. */
export type FileRecordType = (typeof fileRecordTypes)[number]
