import { env } from 'cloudflare:workers'
import { vi } from 'vitest'
import { bumpContentVersion } from '../../../worker/edge/content-version.ts'
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

/** Makes everything that is kept old, as the backend's hook does when something is published. */
export async function somethingIsPublished(): Promise<void> {
  await bumpContentVersion(env.EDGE_KV)
}
