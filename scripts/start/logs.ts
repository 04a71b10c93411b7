import { createWriteStream, mkdirSync, type WriteStream } from 'node:fs'
import { join } from 'node:path'

/** Where the lines of the running parts go, so that the terminal stays readable. */
export const logFolder = '.wrangler/logs'

/** Opens a fresh log file for one part, such as `site`. */
export function openLog(part: string): WriteStream {
  mkdirSync(logFolder, { recursive: true })
  return createWriteStream(join(logFolder, `${part}.log`))
}
