// @ts-check

const { writeFile } = require('node:fs/promises')
const sharp = require('sharp')

/**
 * Writes a drawing as WebP, at the size it declares. The bytes depend on the drawing and on the version of sharp only.
 * @param {string} svg
 * @param {string} file Where to write; its folder exists.
 * @param {{ quality?: number }} [options] `quality` 1 to 100.
 * @returns {Promise<{ width: number, height: number, bytes: number }>}
 */
async function writePicture(svg, file, { quality = 76 } = {}) {
  const { data, info } = await sharp(Buffer.from(svg), { density: 72 })
    .removeAlpha()
    .webp({ quality, effort: 4, smartSubsample: true })
    .toBuffer({ resolveWithObject: true })
  await writeFile(file, data)
  return { width: info.width, height: info.height, bytes: info.size }
}

module.exports = { writePicture }
