import { accesses } from '../../client/content/access.ts'

/** Who may have a file: readers with that access, or who left their details for it (`lead`). */
export const fileAccesses = [...accesses, 'lead'] as const

export type FileAccess = (typeof fileAccesses)[number]

/**
 * Whether everyone may have a file with this access. This is the only place that decides: pages check before they show
 * a file's address, and the file checks again when it is opened, so a guessed or shared address opens nothing.
 */
export function isOpen(access: FileAccess): boolean {
  return access === 'free'
}
