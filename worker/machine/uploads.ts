import type { Config } from '../env.ts'
import { report } from '../report.ts'

/** Stores take no longer names. */
export const maxNameLength = 255

/**
 * A file of the backend, by its name below `/uploads/`.
 * @returns `none` where the backend says that there is no such file, `unknown` where it does not say.
 */
export async function fetchUpload(
  { cmsUrl, cmsTimeoutMs }: Config,
  name: string,
  timeoutMs: number = cmsTimeoutMs,
): Promise<ArrayBuffer | 'none' | 'unknown'> {
  try {
    const response = await fetch(`${cmsUrl}/uploads/${name}`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (response.ok) return await response.arrayBuffer()
    await response.body?.cancel()
    return response.status >= 500 ? 'unknown' : 'none'
  } catch (failure) {
    // What is asked for may still be in our own store, so this is not the end of the search.
    report('media', failure, { name })
    return 'unknown'
  }
}
