import type { Config } from '../env.ts'
import { report } from '../report.ts'
import { fetchBackend } from '../strapi/client.ts'

/** Stores accept no longer names. */
export const maxNameLength = 255

/**
 * A file of the backend, by its name below `/uploads/`.
 * @returns `none` if the backend says that there is no such file, `unknown` if it doesn't say.
 */
export async function fetchUpload(
  config: Config,
  name: string,
  timeoutMs: number = config.cmsTimeoutMs,
): Promise<ArrayBuffer | 'none' | 'unknown'> {
  try {
    const response = await fetchBackend(config, `/uploads/${name}`, { timeoutMs })
    if (response.ok) return await response.arrayBuffer()
    await response.body?.cancel()
    return response.status >= 500 ? 'unknown' : 'none'
  } catch (failure) {
    // Our own store may still have the file, so this doesn't throw.
    report('media', failure, { name })
    return 'unknown'
  }
}
