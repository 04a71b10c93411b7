import { initialOf } from '../../src/documents/initial.ts'
import { locales, type SeedDocument, seedDocument } from '../document.ts'
import type { EntryFields } from '../fields.ts'
import type { Reading } from '../reading.ts'

const madeAt = '2026-01-05T09:00:00+01:00'

export function readTags({ files, dates }: Reading): SeedDocument[] {
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

export function readCategories({ files, dates }: Reading): SeedDocument[] {
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

export function readAuthors({ files, dates, pictures }: Reading): SeedDocument[] {
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

function inLanguage(fields: EntryFields, texts: Record<string, string>, locale: string) {
  const text = texts[locale]
  if (!text) throw fields.error(`has no text in ${locale}`)
  return text
}
