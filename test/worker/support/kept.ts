import { vi } from 'vitest'
import { setChangeLog } from '../../../worker/changes/change-log.ts'
import { visit } from './visit.ts'

/** Visits until the answer is one that was kept: keeping happens behind the answer. */
export function visitKept(path: string, init?: RequestInit): Promise<Response> {
  return vi.waitFor(
    async () => {
      const response = await visit(path, init)
      const how = response.headers.get('x-cache')
      if (how === 'hit') return response
      await response.arrayBuffer()
      throw new Error(`${path} is answered by a ${how}`)
    },
    { timeout: 10_000, interval: 50 },
  )
}

let published = 0

/** Lets everything that is held count as touched, as a log does that no longer reaches back to when it was made. */
export function somethingIsPublished(): void {
  published += 1000
  setChangeLog({ v: 1, head: published, from: published, bookmark: null, changes: [] })
}
