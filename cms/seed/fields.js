// @ts-check

const { locales } = require('./document.js')

/**
 * The fields of one entry of a content file. Every field is asked for by name; one that nobody asks for is a typing
 * error and stops the seed, as does one that is missing.
 */
class Fields {
  #file
  #raw
  #asked = new Set()

  /** @param {string} file Named in every error. @param {unknown} raw */
  constructor(file, raw) {
    if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
      throw new Error(`${file}: an entry is no map`)
    this.#file = file
    this.#raw = /** @type {Record<string, unknown>} */ (raw)
  }

  /** @param {string} key @returns {unknown} Undefined where the field is absent or null. */
  optional(key) {
    this.#asked.add(key)
    return this.#raw[key] ?? undefined
  }

  /** @param {string} key @returns {unknown} */
  required(key) {
    const value = this.optional(key)
    if (value === undefined || value === '') throw this.error(`${key} is missing`)
    return value
  }

  /** @param {string} key @returns {string} */
  text(key) {
    const value = this.required(key)
    if (typeof value !== 'string') throw this.error(`${key} is no text`)
    return value
  }

  /** @param {string} key @returns {number} */
  number(key) {
    const value = this.required(key)
    if (typeof value !== 'number') throw this.error(`${key} is no number`)
    return value
  }

  /** What names another entry. @param {string} key @returns {string | number | undefined} */
  optionalKey(key) {
    const value = this.optional(key)
    if (value === undefined || isKey(value)) return value
    throw this.error(`${key} names no entry`)
  }

  /** What names other entries. @param {string} key @returns {(string | number)[]} */
  keys(key) {
    return this.list(key).map((value) => {
      if (isKey(value)) return value
      throw this.error(`${key} holds what names no entry`)
    })
  }

  /** @param {string} key @returns {unknown[]} Empty where the field is absent. */
  list(key) {
    const value = this.optional(key) ?? []
    if (!Array.isArray(value)) throw this.error(`${key} is no list`)
    return value
  }

  /** A text in several languages; plain text is Dutch. @param {string} key @returns {Partial<Record<'nl' | 'en' | 'de', string>>} */
  texts(key) {
    const value = this.required(key)
    if (typeof value === 'string') return { nl: value }
    const texts = this.map(key)
    return Object.fromEntries(
      locales.filter((locale) => texts.has(locale)).map((locale) => [locale, texts.text(locale)]),
    )
  }

  /** @param {string} key */
  has(key) {
    return this.optional(key) !== undefined
  }

  /** @param {string} key @returns {Fields} */
  map(key) {
    return new Fields(this.#file, this.required(key))
  }

  /** @param {string} key @returns {Fields | null} Null where the field is absent. */
  optionalMap(key) {
    return this.has(key) ? this.map(key) : null
  }

  /** @param {string} key @returns {Fields[]} */
  maps(key) {
    return this.list(key).map((raw) => new Fields(this.#file, raw))
  }

  /** Ends the reading. @throws {Error} Naming the fields that nobody asked for. */
  done() {
    const unknown = Object.keys(this.#raw).filter((key) => !this.#asked.has(key))
    if (unknown.length > 0) throw this.error(`unknown field ${unknown.join(', ')}`)
  }

  /** @param {string} reason */
  error(reason) {
    const name = this.#raw.slug ?? this.#raw.number ?? this.#raw.from
    return new Error(`${this.#file}${name === undefined ? '' : ` (${name})`}: ${reason}`)
  }
}

/** @param {unknown} value @returns {value is string | number} */
function isKey(value) {
  return typeof value === 'string' || typeof value === 'number'
}

/** @typedef {Fields} EntryFields */

module.exports = { Fields }
