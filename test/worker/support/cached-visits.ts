import { vi } from 'vitest'
import { knownHead, setChangeLog } from '../../../worker/changes/change-log.ts'
import { visit } from './visit.ts'

/** Requests a page until it comes from the cache, since entries are stored after the response. */
export function visitCached(path: string, init?: RequestInit): Promise<Response> {
  return vi.waitFor(
    async () => {
      const response = await visit(path, init)
      const how = response.headers.get('x-cache')
      if (how === 'hit') return response
      await response.arrayBuffer()
      throw new Error(`${path} was answered from: ${how}`)
    },
    { timeout: 120_000, interval: 50 },
  )
}

/** Makes all entries count as touched, as if the log no longer reached back to them. */
export function somethingIsPublished(): void {
  const head = knownHead() + 1000
  setChangeLog({ v: 1, head, from: head, bookmark: null, changes: [] })
}

/** Makes the entries that depend on these keys count as touched a while ago. */
export function somethingTouched(keys: string[]): void {
  const from = knownHead()
  setChangeLog({ v: 1, head: from + 1, from, bookmark: null, changes: [[from + 1, Date.now(), 0, keys]] })
}
