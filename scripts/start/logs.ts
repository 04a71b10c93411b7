import { createWriteStream, mkdirSync, type WriteStream } from 'node:fs'
import { join } from 'node:path'

/** Folder for the output of the running parts, to keep the terminal readable. */
export const logFolder = '.wrangler/logs'

const begun = new Set<string>()

/** Opens the log file of one part, such as `site`: a new one for each run, which a restarted part continues. */
export function openLog(part: string): WriteStream {
  mkdirSync(logFolder, { recursive: true })
  const flags = begun.has(part) ? 'a' : 'w'
  begun.add(part)
  return createWriteStream(join(logFolder, `${part}.log`), { flags })
}
