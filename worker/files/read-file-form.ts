import {
  MaxFileSizeExceededError,
  MultipartParseError,
  MultipartParser,
  type MultipartPart,
} from '@remix-run/multipart-parser'
import type { FileProblem } from '../../client/files/file-problem.ts'
import { SiteError } from '../errors.ts'

/** A file that was sent with a form. It is in memory; `upload-slots.ts` bounds how many there are. */
interface SentFile {
  bytes: number
  content: AsyncIterable<Uint8Array>
}

/** A form with a file in it. */
export interface FileForm {
  /** Names and values of the other fields, in order. */
  fields: [string, string][]
  /** Null if none was chosen; a problem if it can't be accepted. */
  file: SentFile | FileProblem | null
}

/** What has been read of a form. */
interface Reading extends FileForm {
  /** Of its other fields. */
  textBytes: number
}

/**
 * Maximum size of a form in bytes, its file not counted: far more than the rules of any form allow, so that somebody without script who pasted too
 * long a text gets it back, with a message beside its field.
 */
export const maxTextBytes = 1_048_576
const maxParts = 200
const maxHeaderBytes = 4096

type Blocks = AsyncGenerator<Uint8Array, void>

/** Chunks are combined into blocks: if a client sent single bytes, each would cost an object. */
const blockBytes = 65_536

/** More of a file that is too large than anybody sends by mistake; what stands behind it is then lost. */
const maxSkippedBytes = 32 * 1024 * 1024

/**
 * Reads `multipart/form-data` with at most one file. File names are ignored.
 * @param maxFileBytes A larger file is discarded; the fields behind it are read.
 * @throws SiteError `UnknownFormError` if malformed, `TooLargeError` for too much text.
 */
export async function readFileForm(request: Request, maxFileBytes: number): Promise<FileForm> {
  const blocks = inBlocks(request.body ?? [])
  const boundary = boundaryOf(request)
  const form: Reading = { fields: [], file: null, textBytes: 0 }
  try {
    const large = await readParts(blocks, parserOf(boundary, maxFileBytes), form)
    if (!large) return form
    form.file = 'too-large'
    await readParts(behindFile(large, blocks, boundary), parserOf(boundary, maxFileBytes), form)
    return form
  } catch (failure) {
    if (failure instanceof SiteError) throw failure
    // Malformed, or the client has disconnected.
    throw new SiteError('UnknownFormError', {}, { cause: failure })
  } finally {
    await blocks.return()
  }
}

function parserOf(boundary: string, maxFileBytes: number): MultipartParser {
  return new MultipartParser(boundary, {
    maxFileSize: maxFileBytes,
    maxParts: maxParts,
    maxTotalSize: maxFileBytes + maxTextBytes,
    maxHeaderSize: maxHeaderBytes,
  })
}

/** @returns The block in which a file became too large, with the end of the one before it; null if none did. */
async function readParts(blocks: Blocks, parser: MultipartParser, form: Reading): Promise<Uint8Array | null> {
  let before = new Uint8Array()
  for (let next = await blocks.next(); !next.done; next = await blocks.next()) {
    // The line break after the last boundary may be a block of its own, which the parser doesn't accept.
    if (isComplete(parser)) continue
    try {
      for (const part of parser.write(next.value)) addPart(form, part)
    } catch (failure) {
      if (!(failure instanceof MaxFileSizeExceededError) || form.file !== null) throw failure
      return joined(before, next.value)
    }
    before = next.value.slice(1 - lineBytes(parser.boundary))
  }
  parser.finish()
  return null
}

function addPart(form: Reading, part: MultipartPart): void {
  const { name, size, content } = part
  if (part.isFile) {
    if (form.file !== null) throw new MultipartParseError('A form brings one file')
    // If no file was chosen, browsers send an empty part without a name.
    const isChosen = size > 0 || Boolean(part.filename)
    if (isChosen) form.file = { bytes: size, content: eachOf(content) }
  } else if (name !== undefined) {
    form.textBytes += size
    if (form.textBytes > maxTextBytes) throw new SiteError('TooLargeError')
    form.fields.push([name, part.text])
  }
}

/** The rest of a body from the boundary behind a file, which may stand in the first block. */
async function* behindFile(first: Uint8Array, blocks: Blocks, boundary: string): Blocks {
  const line = `\r\n--${boundary}`
  // One character for each byte.
  const bytes = new TextDecoder('latin1')
  let skipped = 0
  for (let held = first; skipped <= maxSkippedBytes; ) {
    const at = bytes.decode(held).indexOf(line)
    if (at >= 0) {
      yield held.subarray(at + 2)
      yield* blocks
      return
    }
    const next = await blocks.next()
    if (next.done) return
    skipped += next.value.length
    held = joined(held.subarray(1 - lineBytes(boundary)), next.value)
  }
}

/** Bytes of the line that ends a part. */
function lineBytes(boundary: string): number {
  return boundary.length + 4
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length + other.length)
  both.set(one)
  both.set(other, one.length)
  return both
}

function isComplete(parser: MultipartParser): boolean {
  try {
    parser.finish()
    return true
  } catch {
    return false
  }
}

function boundaryOf(request: Request): string {
  const type = request.headers.get('content-type') ?? ''
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]{1,70})"|([^;\s]{1,70}))/i.exec(type) ?? []
  const boundary = quoted ?? plain
  if (!boundary) throw new SiteError('UnknownFormError')
  return boundary
}

async function* eachOf(parts: readonly Uint8Array[]): AsyncGenerator<Uint8Array, void> {
  yield* parts
}

async function* inBlocks(body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Blocks {
  let block = new Uint8Array(blockBytes)
  let filled = 0
  for await (const part of body) {
    for (let read = 0; read < part.length; ) {
      const taken = part.subarray(read, read + blockBytes - filled)
      block.set(taken, filled)
      filled += taken.length
      read += taken.length
      if (filled === blockBytes) {
        yield block
        block = new Uint8Array(blockBytes)
        filled = 0
      }
    }
  }
  if (filled > 0) yield block.subarray(0, filled)
}
