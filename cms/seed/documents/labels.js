// @ts-check

const { initialOf } = require('../../src/documents/tag-initial.js')
const { locales, seedDocument } = require('../document.js')

const madeAt = '2026-01-05T09:00:00+01:00'

/** @typedef {import('../read-content.js').Reading} Reading */
/** @typedef {import('../document.js').SeedDocument} SeedDocument */

/** @param {Reading} reading @returns {SeedDocument[]} */
function readTags({ files, dates }) {
  return files.yaml('tags.yaml').flatMap((fields) => {
    const slug = fields.text('slug')
    const names = fields.texts('name')
    const descriptions = fields.texts('description')
    const synonyms = fields.list('synonyms')
    fields.done()
    return locales.map((locale) => {
      const name = inLanguage(fields, names, locale)
      const data = {
        slug,
        name,
        initial: initialOf(name),
        description: descriptions[locale] ?? null,
        synonyms,
      }
      return seedDocument('tag', slug, locale, dates.instant(madeAt), data)
    })
  })
}

/** @param {Reading} reading @returns {SeedDocument[]} */
function readCategories({ files, dates }) {
  return files.yaml('categories.yaml').flatMap((fields, index) => {
    const slug = fields.text('slug')
    const kind = fields.required('kind')
    const icon = fields.required('icon')
    const names = fields.texts('name')
    const intros = fields.texts('intro')
    fields.done()
    return locales.map((locale) => {
      const data = {
        slug,
        kind,
        icon,
        name: inLanguage(fields, names, locale),
        intro: intros[locale] ?? null,
        position: index,
      }
      return seedDocument('category', slug, locale, dates.instant(madeAt), data)
    })
  })
}

/** @param {Reading} reading @returns {SeedDocument[]} */
function readAuthors({ files, dates, pictures }) {
  return files.yaml('authors.yaml').flatMap((fields) => {
    const slug = fields.text('slug')
    const name = fields.required('name')
    const roles = fields.texts('role')
    const bios = fields.texts('bio')
    const url = fields.optional('url') ?? null
    fields.done()
    const photo = pictures.add('portrait', `author-${slug}`, `Portret van ${name}`)
    return locales.map((locale) => {
      const data = { slug, name, role: roles[locale] ?? null, bio: bios[locale] ?? null, url, photo }
      return seedDocument('author', slug, locale, dates.instant(madeAt), data)
    })
  })
}

/** @param {import('../fields.js').EntryFields} fields @param {Record<string, string>} texts @param {string} locale */
function inLanguage(fields, texts, locale) {
  const text = texts[locale]
  if (!text) throw fields.error(`has no text in ${locale}`)
  return text
}

module.exports = { readAuthors, readCategories, readTags }
