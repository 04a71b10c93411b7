import { createWriteStream, mkdirSync, type WriteStream } from 'node:fs'
import { join } from 'node:path'

/** Where the lines of the running parts go, so that the terminal stays readable. */
export const logFolder = '.wrangler/logs'

const begun = new Set<string>()

/** Opens the log file of one part, such as `site`: a fresh one in each run, which a part that starts again goes on with. */
export function openLog(part: string): WriteStream {
  mkdirSync(logFolder, { recursive: true })
  const flags = begun.has(part) ? 'a' : 'w'
  begun.add(part)
  return createWriteStream(join(logFolder, `${part}.log`), { flags })
}
