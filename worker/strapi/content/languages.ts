import * as v from 'valibot'
import type { AddressedType, ContentSource } from '../../content/content.ts'
import { current, expiringFrom } from '../parse/expiry.ts'
import { firstFrom, listFrom } from '../parse/list.ts'
import { languageFrom, languagesOf } from '../parse/translations.ts'
import { shownStates } from '../parse/vacancy.ts'
import type { Query } from '../query.ts'
import type { SharedReads } from '../shared-reads.ts'

const Identity = v.object({ documentId: v.string() })

/** How documents of a type are asked for. */
interface Addressed {
  path: string
  /** The field that holds the slug. */
  slug: string
  also?: readonly string[]
  /** Which of them readers may see. */
  filters?: Query
}

const types: Record<AddressedType, Addressed> = {
  content: { path: '/contents', slug: 'slug', also: ['expiresAt'] },
  event: { path: '/events', slug: 'slug' },
  vacancy: { path: '/vacancies', slug: 'slug', filters: { vacancyState: { $in: shownStates } } },
  magazine: { path: '/magazines', slug: 'slug' },
  partner: { path: '/partners', slug: 'link' },
  product: { path: '/products', slug: 'slug', filters: { active: { $eq: true } } },
}

/** In which languages documents exist. */
export function strapiLanguages(
  { read }: SharedReads,
  clock: () => number,
): Pick<ContentSource, 'languagesOf'> {
  return {
    async languagesOf(type, id) {
      const { path, slug, also = [], filters } = types[type]
      const where = typeof id === 'number' ? { number: { $eq: id } } : await bySlug(path, slug, id)
      if (!where) return []
      const languages = await read(
        path,
        { filters: { ...filters, ...where }, locale: '*', fields: ['locale', slug, ...also] },
        (body) => listFrom(body, expiringFrom(languageFrom)),
      )
      return languagesOf(current(languages, clock()))
    },
  }

  /** The document that has a slug in any language; asked for all languages at once, Strapi leaves out translations. */
  async function bySlug(path: string, field: string, slug: string): Promise<Query | null> {
    const found = await read(
      path,
      {
        filters: { [field]: { $eq: slug } },
        locale: '*',
        fields: [field],
        sort: ['documentId:asc'],
        pagination: { page: 1, pageSize: 1 },
      },
      (body) => firstFrom(body, (entry) => v.parse(Identity, entry).documentId),
    )
    return found === null ? null : { documentId: { $eq: found } }
  }
}
