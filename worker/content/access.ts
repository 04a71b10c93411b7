import type { Access } from '../../client/content/access.ts'

/**
 * Tells whether everybody may have what was published with an access. This is the one place that decides: pages ask before they
 * tell where a file is, and the file asks again when somebody opens it, so an address that was guessed or passed on opens nothing.
 */
export function isOpen(access: Access): boolean {
  return access === 'free'
}
