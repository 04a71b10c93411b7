// @ts-check

const { readdirSync, readFileSync } = require('node:fs')
const { join } = require('node:path')
const { parse } = require('yaml')
const { Fields } = require('./fields.js')

/** @typedef {import('./fields.js').EntryFields} EntryFields */
/** @typedef {import('./document.js').Locale} Locale */

/**
 * A text with front matter, in one language.
 * @typedef {object} MarkdownFile
 * @property {string} file Named in errors.
 * @property {string} stem The same for all languages of one document.
 * @property {Locale} locale
 * @property {EntryFields} fields
 * @property {string} body
 */

/** @param {string} folder The content folder. */
function createFiles(folder) {
  return {
    /** @param {string} name Such as `tags.yaml`. @returns {EntryFields[]} */
    yaml(name) {
      const entries = named(name, () => parse(readFileSync(join(folder, name), 'utf8')))
      if (!Array.isArray(entries)) throw new Error(`${name}: is no list`)
      return entries.map((entry) => new Fields(name, entry))
    },

    /** @param {string} name Such as `articles`. @returns {MarkdownFile[]} Dutch first, in the order of their names. */
    markdown(name) {
      return readdirSync(join(folder, name))
        .filter((file) => file.endsWith('.md'))
        .sort()
        .map((file) => readMarkdown(folder, `${name}/${file}`))
        .sort((one, other) => Number(other.locale === 'nl') - Number(one.locale === 'nl'))
    },
  }
}

/** @param {string} folder @param {string} file @returns {MarkdownFile} */
function readMarkdown(folder, file) {
  const [, stem, locale] = /([^/]+)\.(nl|en|de)\.md$/.exec(file) ?? []
  const [, front, body] =
    /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(join(folder, file), 'utf8')) ?? []
  if (!stem || front === undefined || body === undefined)
    throw new Error(`${file}: has no language or no front matter`)
  return {
    file,
    stem,
    locale: /** @type {Locale} */ (locale),
    fields: new Fields(
      file,
      named(file, () => parse(front)),
    ),
    body,
  }
}

/** Puts a file's name before what is wrong with it. @template Value @param {string} file @param {() => Value} read @returns {Value} */
function named(file, read) {
  try {
    return read()
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`, { cause: error })
  }
}

module.exports = { createFiles, named }
