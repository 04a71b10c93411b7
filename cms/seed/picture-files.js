// @ts-check

const { createHash } = require('node:crypto')
const { existsSync } = require('node:fs')
const { mkdir, readdir, readFile, rename, rm } = require('node:fs/promises')
const { availableParallelism } = require('node:os')
const { join } = require('node:path')
const sharp = require('sharp')
const { formatsOf } = require('./media.js')

const picturesFolder = join(__dirname, 'pictures')

/** A folder of sizes for each picture, named after its bytes: a picture that is replaced gets new ones. */
const sizesFolder = join(__dirname, '../.media')

/**
 * The sample pictures and their smaller sizes. Sizes are made the first time, as Strapi would at an upload.
 * @returns {Promise<Map<string, string>>} Paths by file name.
 */
async function pictureFiles() {
  const waiting = (await readdir(picturesFolder)).sort()
  /** @type {Map<string, string>} */
  const paths = new Map()
  async function work() {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      paths.set(name, join(picturesFolder, name))
      for (const [size, path] of await sizesOf(name)) paths.set(size, path)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return paths
}

/** @param {string} name @returns {Promise<[name: string, path: string][]>} */
async function sizesOf(name) {
  const bytes = await readFile(join(picturesFolder, name))
  const folder = join(sizesFolder, createHash('sha256').update(bytes).digest('hex').slice(0, 16))
  if (!existsSync(folder)) await makeSizes(name, bytes, folder)
  return (await readdir(folder)).map((size) => [size, join(folder, size)])
}

/** @param {string} name @param {Buffer} bytes @param {string} folder */
async function makeSizes(name, bytes, folder) {
  const unfinished = `${folder}-${process.pid}`
  await mkdir(unfinished, { recursive: true })
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  for (const format of Object.values(formatsOf({ name, width: info.width, height: info.height }))) {
    await sharp(data, { raw: info })
      .resize(format.width, format.height, { fit: 'fill' })
      // More effort takes twice the time and spares a twentieth of the bytes.
      .webp({ quality: 80, effort: 2 })
      .toFile(join(unfinished, format.name))
  }
  // The site and the backend may be at it at the same time; whoever is last finds the same files there.
  await rename(unfinished, folder).catch(async (error) => {
    if (!existsSync(folder)) throw error
    await rm(unfinished, { recursive: true })
  })
}

module.exports = { pictureFiles }
