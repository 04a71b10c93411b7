import { report } from '../report.ts'
import { hexadecimal } from '../signature.ts'
import { deleteFiles } from './delete-files.ts'
import { FileRefusal } from './file-refusal.ts'
import { arrived, insertPending } from './file-rows.ts'
import type { FileStore } from './file-store.ts'
import { inBucket } from './judge/byte-source.ts'
import { beginningBytes, judgeBeginning } from './judge/judge-beginning.ts'
import { judgeWhole } from './judge/judge-whole.ts'
import type { PrivateFile } from './private-file.ts'
import { rulesOf } from './purposes.ts'
import { putStream } from './put-stream.ts'

/** An upload. Its file name is ignored. */
export interface NewFile extends Pick<PrivateFile, 'owner' | 'record' | 'purpose'> {
  /** Length of the content. */
  bytes: number
  /** When it is deleted unless a form claims it, in milliseconds since 1970; by default it stays. */
  expiresAt?: number
  content: AsyncIterable<Uint8Array>
}

/**
 * Stores an upload. Its first bytes are checked before anything is stored, the whole file before anybody can see it. A failed
 * upload leaves nothing behind; if this isolate ends halfway, the cron trigger cleans up by the row.
 * @returns The file, in quarantine.
 * @throws FileRefusal with the reason; `cut-off` if the content ends early or fails.
 */
export async function storeFile(store: FileStore, file: NewFile): Promise<PrivateFile> {
  const { owner, record, purpose, bytes } = file
  const { types, maxBytes, isSingle } = rulesOf(purpose)
  if (bytes > maxBytes) throw new FileRefusal('too-large')
  if (bytes === 0) throw new FileRefusal('empty')
  const { beginning, content } = await begun(cutOff(file.content, bytes))
  const type = judgeBeginning(beginning)
  if (!type || !types.includes(type)) throw new FileRefusal('wrong-type')
  const id = hexadecimal(crypto.getRandomValues(new Uint8Array(16)))
  const pending = { id, owner, record, purpose, type, bytes, createdAt: Date.now() }
  await insertPending(store.DB, pending)
  const { sha256, replaced } = await arriveOrLeave(store, pending, content, {
    isSingle,
    expiresAt: file.expiresAt ?? null,
  })
  // They have expired already: if this fails, the cron trigger does it.
  await deleteFiles(store, replaced).catch((failure) => report('files', failure))
  return { ...pending, sha256, state: 'quarantined' }
}

type Pending = Omit<PrivateFile, 'sha256' | 'state'>

async function arriveOrLeave(
  store: FileStore,
  pending: Pending,
  content: AsyncIterable<Uint8Array>,
  options: { isSingle: boolean; expiresAt: number | null },
): Promise<{ sha256: string; replaced: string[] }> {
  try {
    const sha256 = await arrive(store, pending, content)
    const replaced = await arrived(store.DB, pending, sha256, { ...options, now: Date.now() })
    if (!replaced) throw new FileRefusal('not-done')
    return { sha256, replaced }
  } catch (failure) {
    await deleteFiles(store, [pending.id]).catch((second) => report('files', second))
    throw failure
  }
}

async function arrive(
  { PRIVATE_FILES }: FileStore,
  { id, purpose, type, bytes }: Pending,
  content: AsyncIterable<Uint8Array>,
): Promise<string> {
  const sha256 = await putStream(PRIVATE_FILES, id, bytes, content)
  const problem = await judgeWhole(type, inBucket(PRIVATE_FILES, id, bytes), rulesOf(purpose).pixels)
  if (problem) throw new FileRefusal(problem)
  return sha256
}

/** Reads the first bytes; `content` still contains them. */
async function begun(
  rest: AsyncGenerator<Uint8Array, void>,
): Promise<{ beginning: Uint8Array; content: AsyncIterable<Uint8Array> }> {
  const parts: Uint8Array[] = []
  for (let read = 0; read < beginningBytes; ) {
    const { done, value } = await rest.next()
    if (done) break
    parts.push(value)
    read += value.length
  }
  const beginning = new Uint8Array(await new Blob(parts).arrayBuffer())
  return { beginning, content: joined(parts, rest) }
}

async function* joined(
  parts: Uint8Array[],
  rest: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array, void> {
  yield* parts
  yield* rest
}

/** Passes the content on, and refuses it if its length is wrong or the connection breaks. */
async function* cutOff(content: AsyncIterable<Uint8Array>, bytes: number): AsyncGenerator<Uint8Array, void> {
  let passed = 0
  try {
    for await (const part of content) {
      passed += part.length
      yield part
    }
  } catch (cause) {
    throw cause instanceof FileRefusal ? cause : new FileRefusal('cut-off', { cause })
  }
  if (passed !== bytes) throw new FileRefusal('cut-off')
}
