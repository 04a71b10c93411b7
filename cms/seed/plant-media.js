// @ts-check

const { copyFile, stat } = require('node:fs/promises')
const { join } = require('node:path')
const { documentIdOf } = require('./document.js')
const { addressOf, formatsOf } = require('./media.js')
const { pictureFiles } = require('./picture-files.js')

const fileUid = 'plugin::upload.file'
/** One date for all files: every fresh start gives the same answers. */
const madeAt = '2026-01-05T08:00:00.000Z'

/**
 * Puts pictures into the media library. Strapi's upload would make every size again and give each file a random name;
 * the rows are the same.
 * @param {import('@strapi/types').Core.Strapi} strapi
 * @param {import('./picture-list.js').SeedPicture[]} pictures
 * @returns {Promise<Map<string, number>>} Ids by file name.
 * @throws {Error} Naming a picture that has no file.
 */
async function plantMedia(strapi, pictures) {
  const uploads = join(strapi.dirs.static.public, 'uploads')
  const files = strapi.db.query(fileUid)
  const known = await files.findMany({
    where: { name: { $in: pictures.map(({ name }) => name) } },
    select: ['id', 'name'],
  })
  const ids = new Map(known.map(({ id, name }) => [name, id]))
  const paths = await pictureFiles()
  for (const picture of pictures) {
    if (ids.has(picture.name)) continue
    const { id } = await files.create({ data: await rowOf(picture, paths, uploads) })
    ids.set(picture.name, id)
  }
  return ids
}

/** @param {import('./picture-list.js').SeedPicture} picture @param {Map<string, string>} paths @param {string} uploads */
async function rowOf(picture, paths, uploads) {
  /** @type {Record<string, unknown>} */
  const formats = {}
  for (const [key, { name, width, height }] of Object.entries(formatsOf(picture))) {
    formats[key] = { ...(await fileOf(name, paths, uploads)), path: null, width, height }
  }
  const { name, alt, width, height } = picture
  const { sizeInBytes: _bytes, ...file } = await fileOf(name, paths, uploads)
  return {
    ...file,
    documentId: documentIdOf('file', name),
    alternativeText: alt,
    caption: null,
    width,
    height,
    formats,
    provider: 'local',
    folderPath: '/',
    createdAt: madeAt,
    updatedAt: madeAt,
    publishedAt: madeAt,
  }
}

/** Copies one file, and says what Strapi notes of it. @param {string} name @param {Map<string, string>} paths @param {string} uploads */
async function fileOf(name, paths, uploads) {
  const source = paths.get(name)
  if (!source) throw new Error(`${name}: there is no such file among the sample pictures`)
  await copyFile(source, join(uploads, name))
  const { size: sizeInBytes } = await stat(source)
  const size = Math.round(sizeInBytes / 10) / 100
  return {
    name,
    hash: name.replace(/\.webp$/, ''),
    ext: '.webp',
    mime: 'image/webp',
    url: addressOf(name),
    size,
    sizeInBytes,
  }
}

module.exports = { plantMedia }
