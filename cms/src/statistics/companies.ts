import type { Core } from '@strapi/strapi'
import { publishedTypes, uidOf } from '../documents/types.ts'

type Company = { documentId: string } | null | undefined

/** An entry of any type that can belong to a company. */
type Entry = Record<string, unknown> & {
  documentId: string
  partner?: Company
  employer?: Company
  organizer?: Company
  partners?: Company[]
  sponsored?: { partner?: Company } | null
}

/**
 * How to find the company behind an entry, by the kind in `kind/key`. An article's sponsor comes before the companies it is about, and an
 * event's organizer before its other partners.
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
 * The companies that entries belong to. Looked up here rather than sent by the browser: a company may see its own counts.
 * @param entryIds Such as `content/123`; other values are ignored.
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
    // Dutch last, because the last one wins.
    orderBy: { locale: 'asc' },
  })
  for (const entry of entries) {
    const company = companyOf(entry)
    if (company) found.set(`${kind}/${entry[key]}`, company.documentId)
  }
}
