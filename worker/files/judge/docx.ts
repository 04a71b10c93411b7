import type { FileProblem } from '../../../client/files/file-problem.ts'
import type { ByteSource } from './byte-source.ts'

/** A document has dozens of parts, and hundreds of pictures at most. */
const maxEntries = 1000
const maxInflatedBytes = 100 * 1024 * 1024
/** Enough for a thousand entries with long names. */
const maxDirectoryBytes = 1024 * 1024

const endBytes = 22
const endSignature = 0x06054b50
const entryBytes = 46
const entrySignature = 0x02014b50
/** Means that the real value is in a ZIP64 record, which no document of this size needs. */
const elsewhere = 0xffffffff
const isEncrypted = 1

/** An entry as the archive's directory describes it. */
interface Entry {
  name: string
  flags: number
  inflatedBytes: number
}

/**
 * Checks that an archive is a Word document without macros or a password, by its central directory alone (APPNOTE 6.3,
 * 4.3.12). Nothing is unpacked, so a zip bomb does no harm here.
 */
export async function judgeDocx(source: ByteSource): Promise<FileProblem | null> {
  const directory = await directoryOf(source)
  if (typeof directory === 'string') return directory
  const entries = entriesOf(directory.bytes, directory.count)
  if (!entries) return 'damaged'
  const names = new Set(entries.map(({ name }) => name))
  if (!names.has('[Content_Types].xml') || !names.has('word/document.xml')) return 'wrong-type'
  const inflatedBytes = entries.reduce((sum, entry) => sum + entry.inflatedBytes, 0)
  const isUnsafe =
    inflatedBytes > maxInflatedBytes ||
    entries.some(({ name, flags }) => (flags & isEncrypted) !== 0 || /(?:^|\/)vbaProject\.bin$/i.test(name))
  return isUnsafe ? 'unsafe' : null
}

/** Reads the central directory, which is at the end; only a comment may follow it. */
async function directoryOf(source: ByteSource): Promise<{ bytes: Uint8Array; count: number } | FileProblem> {
  const tailOffset = Math.max(source.size - endBytes - 0xffff, 0)
  const tail = viewOf(await source.read(tailOffset, endBytes + 0xffff))
  const at = endRecordIn(tail)
  if (at === null) return 'damaged'
  const [count, size, offset] = [
    tail.getUint16(at + 10, true),
    tail.getUint32(at + 12, true),
    tail.getUint32(at + 16, true),
  ]
  if (count > maxEntries || size > maxDirectoryBytes) return 'unsafe'
  // Programs disagree about an archive with bytes in between: some would see other entries than we do.
  if (offset + size !== tailOffset + at) return 'damaged'
  return { bytes: await source.read(offset, size), count }
}

/** Offset of the end record, whose comment reaches exactly to the end of the file. */
function endRecordIn(tail: DataView): number | null {
  for (let at = tail.byteLength - endBytes; at >= 0; at -= 1) {
    const isRecord = tail.getUint32(at, true) === endSignature
    if (isRecord && at + endBytes + tail.getUint16(at + 20, true) === tail.byteLength) return at
  }
  return null
}

function entriesOf(directory: Uint8Array, count: number): Entry[] | null {
  const view = viewOf(directory)
  const entries: Entry[] = []
  let at = 0
  while (at + entryBytes <= view.byteLength && view.getUint32(at, true) === entrySignature) {
    const nameLength = view.getUint16(at + 28, true)
    const inflatedBytes = view.getUint32(at + 24, true)
    if (inflatedBytes === elsewhere || view.getUint32(at + 42, true) === elsewhere) return null
    const name = new TextDecoder().decode(directory.subarray(at + entryBytes, at + entryBytes + nameLength))
    entries.push({ name, flags: view.getUint16(at + 8, true), inflatedBytes })
    at += entryBytes + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return at === view.byteLength && entries.length === count ? entries : null
}

function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength)
}
