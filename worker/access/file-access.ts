import { articleAccesses, magazineAccesses, pageAccesses } from '../../client/content/access.ts'
import type { Audience } from './audience.ts'
import { isForAll, mayRead } from './may-read.ts'

/** Who may have a file: the readers of the document that offers it, or who left their details for it (`lead`). */
export const fileAccesses = [
  ...new Set([...articleAccesses, ...pageAccesses, ...magazineAccesses, 'lead' as const]),
]

export type FileAccess = (typeof fileAccesses)[number]

/** Whether an audience may have a file without a code. */
export function mayHaveFile(access: FileAccess, audience: Audience): boolean {
  return access !== 'lead' && mayRead(access, audience)
}

/** Whether everybody may have a file. */
export function isForAllFile(access: FileAccess): boolean {
  return access !== 'lead' && isForAll(access)
}
