import sharp from 'sharp'
import { refusal } from '../access/refusal.ts'
import type { PictureKind } from './picture-table.ts'

/** What may be sent: bytes, and pixels. `client/files/file-limits.ts` says the same to who sends it. */
const limits = {
  logo: { maxBytes: 2 * 1024 * 1024, minWidth: 200, minHeight: 60 },
  cover: { maxBytes: 8 * 1024 * 1024, minWidth: 1200, minHeight: 400 },
} as const satisfies Record<PictureKind, { maxBytes: number; minWidth: number; minHeight: number }>

/** Pixels of what is stored, on the longer side. */
const maxSide = { logo: 1000, cover: 2400 } as const
/** Of what is read, on each side. */
const maxReadSide = 10_000
/** SVG is left out: a drawing can carry script. */
const formats = new Set(['png', 'jpeg', 'webp'])

/** A picture as it is stored. */
interface StoredPicture {
  /** WebP, without the data that cameras and programs add. */
  image: Buffer
  width: number
  height: number
}

/**
 * Receives a picture and draws it again, so that nothing but its pixels is kept: neither where it was taken nor what was hidden in the file.
 * @throws errors.ValidationError For what is no such picture, is too large or too small.
 */
export async function receivePicture(
  kind: PictureKind,
  content: AsyncIterable<Uint8Array>,
): Promise<StoredPicture> {
  const { maxBytes, minWidth, minHeight } = limits[kind]
  const source = sharp(await allOf(content, maxBytes), { limitInputPixels: maxReadSide ** 2 })
  const { format, autoOrient } = await source.metadata().catch(() => {
    throw refusal('picture-type')
  })
  if (!formats.has(format)) throw refusal('picture-type')
  const { width, height } = autoOrient
  if (width < minWidth || height < minHeight) throw refusal('picture-small')
  if (Math.max(width, height) > maxReadSide) throw refusal('picture-large')
  const { data, info } = await source
    .autoOrient()
    .resize(maxSide[kind], maxSide[kind], { fit: 'inside', withoutEnlargement: true })
    .webp(kind === 'logo' ? { nearLossless: true, quality: 80 } : { quality: 85 })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw refusal('picture-type')
    })
  return { image: data, width: info.width, height: info.height }
}

async function allOf(content: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of content) {
    bytes += part.length
    // Read to its end: whoever still sends gets no answer otherwise.
    if (bytes <= maxBytes) parts.push(part)
  }
  if (bytes > maxBytes) throw refusal('picture-large')
  return Buffer.concat(parts)
}
