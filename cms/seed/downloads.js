// @ts-check

const { statSync } = require('node:fs')
const { copyFile, readdir } = require('node:fs/promises')
const { join } = require('node:path')
const { documentIdOf } = require('./document.js')
const { addressOf } = require('./media.js')

/**
 * A PDF that the content offers. Those of the sample are finished files.
 * @typedef {object} SeedDownload
 * @property {string} name File name, which is also its address below `/uploads/`.
 * @property {string} shownAs As its editors called it.
 */

const folder = join(__dirname, 'downloads')
const fileUid = 'plugin::upload.file'
/** One date for all files: every fresh start gives the same answers. */
const madeAt = '2026-01-05T08:00:00.000Z'

/** Collects the PDFs while the content is read. */
function createDownloadList() {
  /** @type {Map<string, SeedDownload>} */
  const downloads = new Map()

  return {
    /**
     * A PDF that a document names: `{ file, name }`.
     * @param {import('./fields.js').EntryFields} fields
     * @returns {import('./document.js').DownloadReference}
     */
    add(fields) {
      const name = fields.text('file')
      downloads.set(name, { name, shownAs: fields.text('name') })
      fields.done()
      return { download: name }
    },

    /** @returns {SeedDownload[]} */
    all() {
      return [...downloads.values()]
    },
  }
}

/** The PDFs themselves. @returns {Promise<Map<string, string>>} Paths by file name. */
async function downloadFiles() {
  return new Map((await readdir(folder)).map((name) => [name, join(folder, name)]))
}

/** A PDF as the REST API answers with it. @param {SeedDownload} download */
function downloadOf({ name, shownAs }) {
  return {
    documentId: documentIdOf('file', name),
    url: addressOf(name),
    name: shownAs,
    size: thousands(bytesOf(name)),
  }
}

/**
 * Puts PDFs into the media library.
 * @param {import('@strapi/types').Core.Strapi} strapi
 * @param {SeedDownload[]} downloads
 * @returns {Promise<Map<string, number>>} Ids by file name.
 */
async function plantDownloads(strapi, downloads) {
  const files = strapi.db.query(fileUid)
  const ids = new Map()
  for (const download of downloads) {
    const { name } = download
    const known = await files.findOne({ where: { url: addressOf(name) }, select: ['id'] })
    const { id } = known ?? (await files.create({ data: rowOf(download) }))
    await copyFile(join(folder, name), join(strapi.dirs.static.public, 'uploads', name))
    ids.set(name, id)
  }
  return ids
}

/** @param {SeedDownload} download */
function rowOf(download) {
  const { name } = download
  return {
    ...downloadOf(download),
    hash: name.replace(/\.pdf$/, ''),
    ext: '.pdf',
    mime: 'application/pdf',
    sizeInBytes: bytesOf(name),
    provider: 'local',
    folderPath: '/',
    createdAt: madeAt,
    updatedAt: madeAt,
    publishedAt: madeAt,
  }
}

/** @param {string} name */
function bytesOf(name) {
  return statSync(join(folder, name)).size
}

/** Strapi counts in units of a thousand bytes. @param {number} bytes */
function thousands(bytes) {
  return Math.round(bytes / 10) / 100
}

module.exports = { createDownloadList, downloadFiles, downloadOf, plantDownloads }
