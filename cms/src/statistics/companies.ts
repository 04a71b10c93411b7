import type { Core } from '@strapi/strapi'
import { publishedTypes, uidOf } from '../documents/types.ts'

type Company = { documentId: string } | null | undefined

/** An entry of any type, as far as it can belong to a company. */
type Entry = Record<string, unknown> & {
  documentId: string
  partner?: Company
  employer?: Company
  organizer?: Company
  partners?: Company[]
  sponsored?: { partner?: Company } | null
}

/**
 * How the company behind an entry is found, by the kind in `kind/key`. The one that pays for an article comes before those that it is
 * about, and the organizer of an event before its other partners.
 */
const kinds: Record<
  string,
  { type: string; key: string; populate: string[]; companyOf: (entry: Entry) => Company }
> = {
  content: {
    type: 'content',
    key: 'number',
    populate: ['partners', 'sponsored.partner'],
    companyOf: ({ sponsored, partners }) => sponsored?.partner ?? partners?.[0],
  },
  vacancy: {
    type: 'vacancy',
    key: 'number',
    populate: ['employer'],
    companyOf: ({ employer }) => employer,
  },
  event: {
    type: 'event',
    key: 'slug',
    populate: ['organizer', 'partners'],
    companyOf: ({ organizer, partners }) => organizer ?? partners?.[0],
  },
  magazine: {
    type: 'magazine',
    key: 'number',
    populate: ['partners'],
    companyOf: ({ partners }) => partners?.[0],
  },
  link: {
    type: 'campaign-link',
    key: 'number',
    populate: ['partner'],
    companyOf: ({ partner }) => partner,
  },
  partner: { type: 'partner', key: 'link', populate: [], companyOf: (company) => company },
}

/**
 * The companies to which pages belong. Looked up here and not told by the browser: what is counted for a company may be shown to it.
 * @param entryIds Such as `content/123`; whatever else stands among them belongs to nobody.
 * @returns The company's documentId by the id of the entry.
 */
export async function companiesOf(
  strapi: Core.Strapi,
  entryIds: Iterable<string | null>,
): Promise<Map<string, string>> {
  const keys = new Map<string, Set<string>>()
  for (const entryId of entryIds) {
    const [kind, key] = entryId?.split('/') ?? []
    if (kind && key && Object.hasOwn(kinds, kind)) keys.set(kind, (keys.get(kind) ?? new Set()).add(key))
  }
  const found = new Map()
  for (const [kind, wanted] of keys) await addCompanies(strapi, kind, [...wanted], found)
  return found
}

async function addCompanies(strapi: Core.Strapi, kind: string, keys: string[], found: Map<string, string>) {
  const source = kinds[kind]
  if (!source) return
  const { type, key, populate, companyOf } = source
  const wanted = key === 'number' ? keys.map(Number).filter(Number.isSafeInteger) : keys
  const entries = await strapi.db.query(uidOf(type)).findMany({
    where: {
      [key]: { $in: wanted },
      ...(publishedTypes.includes(type) ? { publishedAt: { $notNull: true } } : {}),
    },
    populate,
    // Dutch last, since the last one to come stays.
    orderBy: { locale: 'asc' },
  })
  for (const entry of entries) {
    const company = companyOf(entry)
    if (company) found.set(`${kind}/${entry[key]}`, company.documentId)
  }
}
