// @ts-check

const { readFileSync } = require('node:fs')
const { join } = require('node:path')

const source = join(__dirname, '../src')

/** @typedef {{ attributes: Record<string, any>, pluginOptions?: { i18n?: { localized?: boolean } } }} Schema */

/** @type {Map<string, Schema>} */
const read = new Map()

/** The schema of a content type. @param {string} type @returns {Schema} */
function schemaOf(type) {
  return readSchema(`api/${type}/content-types/${type}/schema.json`)
}

/** The schema of a component. @param {string} id Such as `shared.picture`. @returns {Schema} */
function componentSchemaOf(id) {
  return readSchema(`components/${id.replace('.', '/')}.json`)
}

/** @param {string} path @returns {Schema} */
function readSchema(path) {
  const known = read.get(path) ?? JSON.parse(readFileSync(join(source, path), 'utf8'))
  read.set(path, known)
  return known
}

module.exports = { componentSchemaOf, schemaOf }
