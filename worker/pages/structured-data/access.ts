import type { Access } from '../../../client/content/access.ts'
import { isForAll } from '../../access/may-read.ts'

/**
 * schema.org: whether everybody may read a document, and which part of its page others don't get whole.
 * @param part Selector of one class, of an element that is there whatever is shown.
 */
export function accessNode(access: Access, part: `.${string}`) {
  if (isForAll(access)) return { isAccessibleForFree: true } as const
  return {
    isAccessibleForFree: false,
    hasPart: { '@type': 'WebPageElement', isAccessibleForFree: false, cssSelector: part },
  } as const
}
