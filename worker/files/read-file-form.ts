import { MaxFileSizeExceededError, MultipartParseError, MultipartParser } from '@remix-run/multipart-parser'
import type { FileProblem } from '../../client/files/file-problem.ts'
import { SiteError } from '../errors.ts'
import { drain } from './drain.ts'

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

/** Total of all other fields. */
const maxTextBytes = 65_536
const maxParts = 200
const maxHeaderBytes = 4096

/** Chunks are combined into blocks: if a client sent single bytes, each would cost an object. */
const blockBytes = 65_536

/**
 * Reads `multipart/form-data` with at most one file. File names are ignored.
 * @param maxFileBytes A larger file is discarded, with the rest of the body.
 * @throws SiteError `BadRequestError` if malformed, `TooLargeError` for too much text.
 */
export async function readFileForm(request: Request, maxFileBytes: number): Promise<FileForm> {
  const blocks = inBlocks(request.body ?? [])
  const parser = new MultipartParser(boundaryOf(request), {
    maxFileSize: maxFileBytes,
    maxParts: maxParts,
    maxTotalSize: maxFileBytes + maxTextBytes,
    maxHeaderSize: maxHeaderBytes,
  })
  const form: FileForm = { fields: [], file: null }
  try {
    await readParts(parser, blocks, form)
  } catch (failure) {
    if (failure instanceof MaxFileSizeExceededError) {
      await drain(blocks)
      return { ...form, file: 'too-large' }
    }
    if (failure instanceof SiteError) throw failure
    // Malformed, or the client has disconnected.
    throw new SiteError('BadRequestError', {}, { cause: failure })
  }
  return form
}

async function readParts(
  parser: MultipartParser,
  blocks: AsyncIterable<Uint8Array>,
  form: FileForm,
): Promise<void> {
  let textBytes = 0
  for await (const block of blocks) {
    // The line break after the last boundary may be a block of its own, which the parser doesn't accept.
    if (isComplete(parser)) continue
    for (const part of parser.write(block)) {
      const { name, size, content } = part
      if (part.isFile) {
        if (form.file !== null) throw new MultipartParseError('A form brings one file')
        // If no file was chosen, browsers send an empty part without a name.
        const isChosen = size > 0 || Boolean(part.filename)
        if (isChosen) form.file = { bytes: size, content: eachOf(content) }
      } else if (name !== undefined) {
        textBytes += size
        if (textBytes > maxTextBytes) throw new SiteError('TooLargeError')
        form.fields.push([name, part.text])
      }
    }
  }
  parser.finish()
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
  if (!boundary) throw new SiteError('BadRequestError')
  return boundary
}

async function* eachOf(parts: readonly Uint8Array[]): AsyncGenerator<Uint8Array, void> {
  yield* parts
}

async function* inBlocks(
  body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<Uint8Array, void> {
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
