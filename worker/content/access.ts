import type { Access } from '../../client/content/access.ts'

/**
 * Whether everyone may have a file with this access. This is the only place that decides: pages check before they show
 * a file's address, and the file checks again when it is opened, so a guessed or shared address opens nothing.
 */
export function isOpen(access: Access): boolean {
  return access === 'free'
}
