import { locales } from './document.ts'

/**
 * The fields of one entry of a content file. Every field is asked for by name; one that nobody asks for is a typing
 * error and stops the seed, as does one that is missing.
 */
export class Fields {
  #file
  #raw
  #asked = new Set()

  /** @param file Named in every error. */
  constructor(file: string, raw: unknown) {
    if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
      throw new Error(`${file}: an entry is no map`)
    this.#file = file
    this.#raw = raw as Record<string, unknown>
  }

  /** @returns Undefined where the field is absent or null. */
  optional(key: string): unknown {
    this.#asked.add(key)
    return this.#raw[key] ?? undefined
  }

  required(key: string): unknown {
    const value = this.optional(key)
    if (value === undefined || value === '') throw this.error(`${key} is missing`)
    return value
  }

  text(key: string): string {
    const value = this.required(key)
    if (typeof value !== 'string') throw this.error(`${key} is no text`)
    return value
  }

  number(key: string): number {
    const value = this.required(key)
    if (typeof value !== 'number') throw this.error(`${key} is no number`)
    return value
  }

  /** What names another entry. */
  optionalKey(key: string): string | number | undefined {
    const value = this.optional(key)
    if (value === undefined || isKey(value)) return value
    throw this.error(`${key} names no entry`)
  }

  /** What names other entries. */
  keys(key: string): (string | number)[] {
    return this.list(key).map((value) => {
      if (isKey(value)) return value
      throw this.error(`${key} holds what names no entry`)
    })
  }

  /** @returns Empty where the field is absent. */
  list(key: string): unknown[] {
    const value = this.optional(key) ?? []
    if (!Array.isArray(value)) throw this.error(`${key} is no list`)
    return value
  }

  /** A text in several languages; plain text is Dutch. */
  texts(key: string): Partial<Record<'nl' | 'en' | 'de', string>> {
    const value = this.required(key)
    if (typeof value === 'string') return { nl: value }
    const texts = this.map(key)
    return Object.fromEntries(
      locales.filter((locale) => texts.has(locale)).map((locale) => [locale, texts.text(locale)]),
    )
  }

  has(key: string) {
    return this.optional(key) !== undefined
  }

  map(key: string): Fields {
    return new Fields(this.#file, this.required(key))
  }

  /** @returns Null where the field is absent. */
  optionalMap(key: string): Fields | null {
    return this.has(key) ? this.map(key) : null
  }

  maps(key: string): Fields[] {
    return this.list(key).map((raw) => new Fields(this.#file, raw))
  }

  /**
   * Ends the reading.
   * @throws Error Naming the fields that nobody asked for.
   */
  done() {
    const unknown = Object.keys(this.#raw).filter((key) => !this.#asked.has(key))
    if (unknown.length > 0) throw this.error(`unknown field ${unknown.join(', ')}`)
  }

  error(reason: string) {
    const name = this.#raw.slug ?? this.#raw.number ?? this.#raw.from
    return new Error(`${this.#file}${name === undefined ? '' : ` (${name})`}: ${reason}`)
  }
}

function isKey(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number'
}

export type EntryFields = Fields
