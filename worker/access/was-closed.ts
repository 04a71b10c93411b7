import * as v from 'valibot'
import { articleAccesses, magazineAccesses, pageAccesses } from '../../client/content/access.ts'
import { isStricter } from './may-read.ts'

const Restricted = v.object({
  access: v.picklist([...articleAccesses, ...pageAccesses, ...magazineAccesses]),
})

/**
 * Whether a document keeps readers out who could read it before.
 * @param before The entry as JSON; null if there was none.
 */
export function wasClosed(before: string | null, after: string): boolean {
  const [was, is] = [before, after].map((entry) => v.safeParse(Restricted, entry && JSON.parse(entry)))
  return Boolean(was?.success && is?.success && isStricter(is.output.access, was.output.access))
}
