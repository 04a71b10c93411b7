import type { FileProblem } from '../../../client/files/file-problem.ts'
import { type ByteSource, blockwise } from './byte-source.ts'

/** Layout of the header ([MS-CFB] 2.2). */
const headerBytes = 512
const headerTableSlots = 109
/** Sector numbers from here on have special meanings: end of chain, free sector. */
const firstReserved = 0xfffffffa

const entryBytes = 128
const nameLengthAt = 64
/** A document has a dozen entries; embedded objects can add hundreds. */
const maxDirectorySectors = 500

/** An open compound file. */
interface Compound {
  source: ByteSource
  sectorBytes: number
  header: DataView
}

/**
 * Checks that a compound file is a Word document without macros, by the names in its directory: spreadsheets, mails,
 * installers and encrypted documents are compound files too.
 */
export async function judgeDoc(source: ByteSource): Promise<FileProblem | null> {
  const names = await namesIn(blockwise(source))
  if (!names) return 'damaged'
  if (names.has('Macros') || names.has('_VBA_PROJECT_CUR')) return 'unsafe'
  return names.has('WordDocument') ? null : 'wrong-type'
}

/** Names of streams and storages; null if the directory's chain is broken. */
async function namesIn(source: ByteSource): Promise<Set<string> | null> {
  const header = viewOf(await source.read(0, headerBytes))
  const shift = header.byteLength === headerBytes ? header.getUint16(30, true) : 0
  if (shift !== 9 && shift !== 12) return null
  const compound: Compound = { source, sectorBytes: 2 ** shift, header }
  const names = new Set<string>()
  let sector: number | null = header.getUint32(48, true)
  for (let count = 0; sector !== null && sector < firstReserved; count += 1) {
    // A chain can be a loop.
    if (count >= maxDirectorySectors) return null
    const bytes = await readSector(compound, sector)
    if (!bytes) return null
    for (const name of namesInSector(bytes)) names.add(name)
    sector = await nextSector(compound, sector)
  }
  return sector === null ? null : names
}

function* namesInSector(sector: DataView): Generator<string> {
  for (let at = 0; at + entryBytes <= sector.byteLength; at += entryBytes) {
    // The stored length includes the terminating zero.
    const length = sector.getUint16(at + nameLengthAt, true) - 2
    if (length > 0 && length < nameLengthAt)
      yield new TextDecoder('utf-16le').decode(new Uint8Array(sector.buffer, sector.byteOffset + at, length))
  }
}

/** The next sector in a chain; null if the allocation table lacks it. */
async function nextSector(compound: Compound, sector: number): Promise<number | null> {
  const perSector = compound.sectorBytes / 4
  const table = await tableSector(compound, Math.floor(sector / perSector))
  const numbers = table === null ? null : await readSector(compound, table)
  return numbers?.getUint32((sector % perSector) * 4, true) ?? null
}

/** The sector with part `index` of the allocation table: the header lists the first ones, further sectors the rest. */
async function tableSector(compound: Compound, index: number): Promise<number | null> {
  if (index < headerTableSlots) return compound.header.getUint32(76 + index * 4, true)
  const perSector = compound.sectorBytes / 4 - 1
  let sector = compound.header.getUint32(68, true)
  for (let rest = index - headerTableSlots; ; rest -= perSector) {
    const numbers = await readSector(compound, sector)
    if (!numbers) return null
    if (rest < perSector) return numbers.getUint32(rest * 4, true)
    sector = numbers.getUint32(perSector * 4, true)
  }
}

/** Null if the file is too short. */
async function readSector({ source, sectorBytes }: Compound, sector: number): Promise<DataView | null> {
  const offset = (sector + 1) * sectorBytes
  if (offset + sectorBytes > source.size) return null
  return viewOf(await source.read(offset, sectorBytes))
}

function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength)
}
