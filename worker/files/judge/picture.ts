import type { PixelLimits } from '../../../client/files/file-limits.ts'
import type { FileProblem } from '../../../client/files/file-problem.ts'
import type { FileType } from '../../../client/files/file-types.ts'
import { type ByteSource, blockwise } from './byte-source.ts'

/** Size of a picture in pixels. */
interface PictureSize {
  width: number
  height: number
}

/** A picture has a few of them before its size; files that have thousands want to keep us busy. */
const maxSegments = 200

/** Checks the size that a picture claims in its header. Nothing is unpacked: the backend draws it again before anybody sees it. */
export async function judgePicture(
  type: FileType,
  source: ByteSource,
  { minWidth, minHeight, maxSide }: PixelLimits,
): Promise<FileProblem | null> {
  const size = await sizeOf(type, blockwise(source))
  if (!size || size.width === 0 || size.height === 0) return 'damaged'
  if (size.width < minWidth || size.height < minHeight) return 'too-few-pixels'
  return Math.max(size.width, size.height) > maxSide ? 'too-many-pixels' : null
}

async function sizeOf(type: FileType, source: ByteSource): Promise<PictureSize | null> {
  if (type === 'png') return sizeOfPng(viewOf(await source.read(0, 24)))
  if (type === 'webp') return sizeOfWebp(viewOf(await source.read(0, 30)))
  return type === 'jpeg' ? sizeOfJpeg(source) : null
}

/** The first chunk is the header (PNG, third edition, 11.2.1). */
function sizeOfPng(view: DataView): PictureSize | null {
  if (view.byteLength < 24 || textAt(view, 12, 4) !== 'IHDR') return null
  return { width: view.getUint32(16), height: view.getUint32(20) }
}

/** Lossy, lossless or extended (RFC 9649). */
function sizeOfWebp(view: DataView): PictureSize | null {
  if (view.byteLength < 30) return null
  switch (textAt(view, 12, 4)) {
    case 'VP8 ':
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
    case 'VP8L': {
      const bits = view.getUint32(21, true)
      return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
    }
    case 'VP8X':
      return { width: uint24(view, 24) + 1, height: uint24(view, 27) + 1 }
    default:
      return null
  }
}

/** The frame header comes after segments of any length, such as what a camera notes (ITU T.81, B.2.2). */
async function sizeOfJpeg(source: ByteSource): Promise<PictureSize | null> {
  let at = 2
  for (let count = 0; count < maxSegments; count += 1) {
    if (at + 10 > source.size) return null
    const view = viewOf(await source.read(at, 10))
    const marker = view.getUint8(1)
    if (view.getUint8(0) !== 0xff) return null
    // Fill bytes may stand before a marker.
    if (marker === 0xff) at += 1
    else if (isFrame(marker)) return { width: view.getUint16(7), height: view.getUint16(5) }
    else at += 2 + view.getUint16(2)
  }
  return null
}

/** Start of frame; the three in between are tables. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
}

function uint24(view: DataView, at: number): number {
  return view.getUint16(at, true) | (view.getUint8(at + 2) << 16)
}

function textAt(view: DataView, at: number, length: number): string {
  return new TextDecoder('latin1').decode(new Uint8Array(view.buffer, view.byteOffset + at, length))
}

function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength)
}
