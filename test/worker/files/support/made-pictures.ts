import { bytesOf, joined } from './made-files.ts'

/** A grey PNG of so many pixels, complete and correct. */
export async function madePng(width: number, height: number, grey = 128): Promise<Uint8Array<ArrayBuffer>> {
  const header = new Uint8Array(13)
  const view = new DataView(header.buffer)
  view.setUint32(0, width)
  view.setUint32(4, height)
  // Eight bits, shades of grey.
  header.set([8, 0, 0, 0, 0], 8)
  const line = new Uint8Array(width + 1).fill(grey)
  line[0] = 0
  const pixels = new Blob(Array.from({ length: height }, () => line))
  const deflated = new Response(pixels.stream().pipeThrough(new CompressionStream('deflate')))
  return joined([
    Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', new Uint8Array(await deflated.arrayBuffer())),
    chunk('IEND', new Uint8Array()),
  ])
}

/** The beginning of a JPEG, whose size comes after what a camera noted in so many bytes. */
export function madeJpegHead(width: number, height: number, noted = 70_000): Uint8Array<ArrayBuffer> {
  const segments: Uint8Array[] = []
  for (let rest = noted; rest > 0; rest -= 60_000) segments.push(segment(0xe1, Math.min(rest, 60_000)))
  const frame = segment(0xc2, 15)
  const view = new DataView(frame.buffer)
  view.setUint16(5, height)
  view.setUint16(7, width)
  return joined([Uint8Array.from([0xff, 0xd8]), ...segments, segment(0xc4, 20), frame])
}

/** The beginning of a WebP, of each kind that there is. */
export function madeWebpHead(
  kind: 'VP8 ' | 'VP8L' | 'VP8X',
  width: number,
  height: number,
): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(40)
  const view = new DataView(whole.buffer)
  whole.set(bytesOf(`RIFF    WEBP${kind}`))
  if (kind === 'VP8 ') {
    view.setUint16(26, width, true)
    view.setUint16(28, height, true)
  } else if (kind === 'VP8L') view.setUint32(21, (width - 1) | ((height - 1) << 14), true)
  else {
    view.setUint32(24, width - 1, true)
    view.setUint16(27, height - 1, true)
  }
  return whole
}

function segment(marker: number, length: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(length + 2)
  const view = new DataView(whole.buffer)
  view.setUint16(0, 0xff00 | marker)
  view.setUint16(2, length)
  return whole
}

function chunk(name: string, data: Uint8Array): Uint8Array {
  const named = joined([bytesOf(name), data])
  const [length, sum] = [new Uint8Array(4), new Uint8Array(4)]
  new DataView(length.buffer).setUint32(0, data.length)
  new DataView(sum.buffer).setUint32(0, crc32(named))
  return joined([length, named, sum])
}

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return (crc ^ 0xffffffff) >>> 0
}
