import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { Locale } from './document.ts'
import { type EntryFields, Fields } from './fields.ts'

/** A text with front matter, in one language. */
interface MarkdownFile {
  /** Named in errors. */
  file: string
  /** The same for all languages of one document. */
  stem: string
  locale: Locale
  fields: EntryFields
  body: string
}

/** @param folder The content folder. */
export function createFiles(folder: string) {
  return {
    /** @param name Such as `tags.yaml`. */
    yaml(name: string): EntryFields[] {
      const entries = named(name, () => parse(readFileSync(join(folder, name), 'utf8')))
      if (!Array.isArray(entries)) throw new Error(`${name}: is no list`)
      return entries.map((entry) => new Fields(name, entry))
    },

    /**
     * @param name Such as `articles`.
     * @returns Dutch first, in the order of their names.
     */
    markdown(name: string): MarkdownFile[] {
      return readdirSync(join(folder, name))
        .filter((file) => file.endsWith('.md'))
        .sort()
        .map((file) => readMarkdown(folder, `${name}/${file}`))
        .sort((one, other) => Number(other.locale === 'nl') - Number(one.locale === 'nl'))
    },
  }
}

function readMarkdown(folder: string, file: string): MarkdownFile {
  const [, stem, locale] = /([^/]+)\.(nl|en|de)\.md$/.exec(file) ?? []
  const [, front, body] =
    /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(join(folder, file), 'utf8')) ?? []
  if (!stem || front === undefined || body === undefined)
    throw new Error(`${file}: has no language or no front matter`)
  return {
    file,
    stem,
    locale: locale as Locale,
    fields: new Fields(
      file,
      named(file, () => parse(front)),
    ),
    body,
  }
}

/** Puts a file's name before what is wrong with it. */
export function named<Value>(file: string, read: () => Value): Value {
  try {
    return read()
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`, { cause: error })
  }
}
