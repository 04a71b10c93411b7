// @ts-check

// `node cms/seed/pictures.js` draws what is missing. Without it, the first start of the server does.

const { existsSync, mkdirSync } = require('node:fs')
const { rename } = require('node:fs/promises')
const { join } = require('node:path')
const sharp = require('sharp')
const { formatsOf } = require('./media.js')
const { readContent } = require('./read-content.js')

/** Drawings take minutes and never change: they are kept between starts. */
const mediaFolder = join(__dirname, '../.media')

/**
 * Draws the pictures that the folder lacks, with the smaller sizes of each. The same picture gives the same file.
 * @param {import('./picture-list.js').SeedPicture[]} pictures
 * @param {object} [options]
 * @param {string} [options.folder]
 * @returns {Promise<number>} How many were drawn.
 */
async function makePictures(pictures, { folder = mediaFolder } = {}) {
  mkdirSync(folder, { recursive: true })
  const missing = pictures.filter(
    (picture) => !filesOf(picture).every((name) => existsSync(join(folder, name))),
  )
  for (const picture of missing) {
    // Meanwhile another process may have drawn it.
    if (!existsSync(join(folder, picture.name))) await makePicture(picture, folder)
  }
  return missing.length
}

/** @param {import('./picture-list.js').SeedPicture} picture */
function filesOf(picture) {
  return [picture.name, ...Object.values(formatsOf(picture)).map(({ name }) => name)]
}

/**
 * @param {import('./picture-list.js').SeedPicture} picture
 * @param {string} folder
 * @throws {Error} Where the drawing is not of the size that the content declares.
 */
async function makePicture(picture, folder) {
  const { writePicture } = require('./illustrations/raster.js')
  // The site and the backend may draw at the same time; whoever is last overwrites the same picture with itself.
  const unfinished = join(folder, `.unfinished-${process.pid}-${picture.name}`)
  const { width, height } = await writePicture(draw(picture), unfinished)
  if (width !== picture.width || height !== picture.height) {
    throw new Error(`${picture.name} is ${width} by ${height}, not ${picture.width} by ${picture.height}`)
  }
  for (const { name, ...box } of Object.values(formatsOf(picture))) {
    await sharp(unfinished)
      .resize(box.width, box.height, { fit: 'fill' })
      .webp({ quality: 80, effort: 4 })
      .toFile(join(folder, name))
  }
  // Last: a picture with its own name is a picture with all its sizes.
  await rename(unfinished, join(folder, picture.name))
}

/**
 * The drawing functions are required one by one, since a picture needs one of them.
 * @param {import('./picture-list.js').SeedPicture} picture
 * @returns {string} SVG
 */
function draw({ kind, drawing, width, height }) {
  switch (kind) {
    case 'illustration':
      return require('./illustrations/illustration.js').illustrationSvg({ ...drawing, width, height })
    case 'portrait':
      return require('./illustrations/portrait.js').portraitSvg(drawing)
    case 'logo':
      return require('./illustrations/logo.js').logoSvg(drawing)
    case 'cover':
      return require('./illustrations/cover.js').coverSvg(drawing)
  }
}

/**
 * Pictures in the order in which readers come upon them: those of the newest documents first.
 * @param {Awaited<ReturnType<typeof readContent>>} content
 */
function byAge({ documents, pictures }) {
  const order = new Map()
  const newest = documents.toSorted((one, other) => other.at.localeCompare(one.at))
  for (const document of newest)
    for (const [, name] of JSON.stringify(document.data).matchAll(/"picture":"([^"]+)"/g))
      if (!order.has(name)) order.set(name, order.size)
  return pictures.toSorted((one, other) => order.get(one.name) - order.get(other.name))
}

async function main() {
  const content = await readContent()
  const { pictures } = content
  const count = await makePictures(byAge(content))
  console.log(`${count} pictures drawn, ${pictures.length - count} were there.`)
}

if (require.main === module) {
  main().catch((error) => {
    console.error(error)
    process.exitCode = 1
  })
}

module.exports = { makePictures, mediaFolder }
