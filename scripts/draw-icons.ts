import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { markPaths } from '../client/components/mark-paths.ts'

/**
 * Draws the icons and the social card from the mark: `node scripts/draw-icons.ts`. Its output is committed, so run it
 * only when the mark changes.
 */
const folder = join(dirname(fileURLToPath(import.meta.url)), '../client/public')

const orange = '#ff7500'
const ink = '#16181d'

await mkdir(folder, { recursive: true })
await writeFile(join(folder, 'favicon.svg'), `${icon({ round: 7, scale: 0.78 })}\n`)
await writePng('icon-192.png', icon({ round: 6, scale: 0.74 }), 192, 192)
await writePng('icon-512.png', icon({ round: 6, scale: 0.74 }), 512, 512)
// Launchers crop these to their own shape: the mark stays within the inner four fifths.
await writePng('icon-maskable-512.png', icon({ round: 0, scale: 0.58 }), 512, 512)
await writePng('apple-touch-icon.png', icon({ round: 0, scale: 0.68 }), 180, 180)
// Systems use only the shape, and colour it themselves.
await writePng('badge-96.png', badge(), 96, 96)
await writePng('social-card.png', socialCard(), 1200, 630)
await writeFile(join(folder, 'favicon.ico'), await iconFile(icon({ round: 7, scale: 0.78 }), 32))

/** The mark on an orange square of 32 units. */
function icon({ round, scale }: { round: number; scale: number }): string {
  const [first, second] = markPaths
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="${round}" fill="${orange}"/><g transform="translate(16 16) rotate(-45) scale(${scale})" fill="none" stroke="${ink}" stroke-width="4"><path d="${first}"/><path d="${second}"/></g></svg>`
}

/** The mark without a background, for the badge of a notification. */
function badge(): string {
  const [first, second] = markPaths
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><g transform="translate(16 16) rotate(-45) scale(0.9)" fill="none" stroke="#ffffff" stroke-width="4"><path d="${first}"/><path d="${second}"/></g></svg>`
}

/** A chain across the whole card; without text, since the site's name is configurable. */
function socialCard(): string {
  const spacing = 13.9
  const half = 'M9.09 2.19A6 6 0 0 0 3.5-6H-2.35'
  const link = (index: number) =>
    `<g transform="translate(${index * spacing} 0)" stroke="${index % 2 === 0 ? orange : '#ffffff'}"><path d="${half}"/><path d="${half}" transform="rotate(180)"/></g>`
  const links = [-3, -2, -1, 0, 1, 2, 3].map(link).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"><rect width="1200" height="630" fill="${ink}"/><g transform="translate(600 315) rotate(-27.7) scale(19)" fill="none" stroke-width="4">${links}</g></svg>`
}

async function writePng(name: string, svg: string, width: number, height: number): Promise<void> {
  await writeFile(join(folder, name), await png(svg, width, height))
}

function png(svg: string, width: number, height: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: width > 600 ? 72 : (72 * width) / 32 })
    .resize(width, height)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}

/** An .ico file with one PNG: a header of 6 bytes, an entry of 16, the picture. */
async function iconFile(svg: string, size: number): Promise<Buffer> {
  const picture = await png(svg, size, size)
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(picture.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, picture])
}
