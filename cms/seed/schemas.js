// @ts-check

const { readFileSync } = require('node:fs')
const { join } = require('node:path')

const source = join(__dirname, '../src')

/** What any attribute can have. @typedef {{ private?: boolean, required?: boolean, default?: unknown }} AnyAttribute */

/**
 * An attribute that is a value of its own.
 * @typedef {AnyAttribute & { type: 'string' | 'text' | 'uid' | 'email' | 'password' | 'date' | 'datetime' | 'integer' | 'decimal' | 'float'
 *   | 'boolean' | 'json' | 'blocks' }} ValueAttribute
 */
/** @typedef {AnyAttribute & { type: 'enumeration', enum: string[] }} EnumerationAttribute */
/** @typedef {AnyAttribute & { type: 'media', multiple?: boolean }} MediaAttribute */
/** @typedef {AnyAttribute & { type: 'component', component: string, repeatable?: boolean }} ComponentAttribute */
/** @typedef {AnyAttribute & { type: 'dynamiczone', components: string[] }} ZoneAttribute */
/** @typedef {AnyAttribute & { type: 'relation', relation: string, target: string }} RelationAttribute */

/** What the API leaves out unless it is asked for. @typedef {MediaAttribute | ComponentAttribute | ZoneAttribute | RelationAttribute} PopulatedAttribute */
/** @typedef {ValueAttribute | EnumerationAttribute | PopulatedAttribute} Attribute */

/**
 * @typedef {object} Schema
 * @property {{ singularName: string }} info Of a content type; components have another.
 * @property {Record<string, Attribute>} attributes
 * @property {{ i18n?: { localized?: boolean } }} [pluginOptions]
 */

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
