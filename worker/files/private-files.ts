import type { Context } from 'hono'
import type { AppEnv } from '../env.ts'
import { SiteError } from '../errors.ts'
import { report } from '../report.ts'
import { deleteFilesOf, removeFile } from './delete-files.ts'
import { FileRefusal } from './file-refusal.ts'
import { filesOfRecord, findFile } from './file-rows.ts'
import type { PrivateFile } from './private-file.ts'
import { type FileReader, rulesOf } from './purposes.ts'
import { scanFile } from './scan-file.ts'
import { type NewFile, storeFile } from './store-file.ts'

/** Access to private files for pages, forms and the API. */
export interface PrivateFiles {
  /** Whether a scanner is configured. */
  isScanned: boolean
  /**
   * Stores an upload, and waits a few seconds for the scanner.
   * @throws FileRefusal with the reason, SiteError `UnavailableError` while a store is down; nothing remains stored then.
   */
  storeFile: (file: NewFile) => Promise<PrivateFile>
  /** Files of a record, newest first. */
  filesOf: (record: string) => Promise<PrivateFile[]>
  /** The file, if this reader may read it; otherwise null, as if it didn't exist. */
  findFile: (id: string, reader: FileReader) => Promise<PrivateFile | null>
  /** Its bytes; null if they're missing. */
  openFile: (file: PrivateFile) => Promise<ReadableStream<Uint8Array> | null>
  removeFile: (id: string) => Promise<void>
  deleteFilesOf: (record: string) => Promise<void>
}

/** How long an upload waits for the scanner, in milliseconds; scanning continues after the response. */
const patienceMs = 4000

const idPattern = /^[0-9a-f]{32}$/

/** The private files, for this request. */
export function privateFilesOf(c: Context<AppEnv>): PrivateFiles {
  const { env } = c
  const { config } = c.var
  const { fileScanner: isScanned } = config

  async function store(file: NewFile): Promise<PrivateFile> {
    const stored = await storeFile(env, file).catch((cause) => {
      throw cause instanceof FileRefusal ? cause : new SiteError('UnavailableError', {}, { cause })
    })
    if (!isScanned) return stored
    const scan = scanFile(env, config, stored).catch((failure) => {
      report('files', failure, { id: stored.id })
      return stored.state
    })
    c.executionCtx.waitUntil(scan)
    return { ...stored, state: await Promise.race([scan, afterPatience(stored.state)]) }
  }

  return {
    isScanned,
    storeFile(file) {
      const work = store(file)
      // A client that disconnects ends the request; cleaning up must still finish.
      c.executionCtx.waitUntil(work.catch(() => {}))
      return work
    },
    filesOf: (record) => filesOfRecord(env.DB, record, Date.now()),
    async findFile(id, reader) {
      const file = idPattern.test(id) ? await findFile(env.DB, id, Date.now()) : null
      return file && (await rulesOf(file.purpose).mayRead(file, reader)) ? file : null
    },
    async openFile(file) {
      return (await env.PRIVATE_FILES.get(file.id))?.body ?? null
    },
    removeFile: (id) => removeFile(env, id),
    deleteFilesOf: (record) => deleteFilesOf(env, record),
  }
}

function afterPatience<Value>(value: Value): Promise<Value> {
  return new Promise((resolve) => setTimeout(() => resolve(value), patienceMs))
}
