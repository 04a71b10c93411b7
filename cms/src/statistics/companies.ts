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
 * How to find the companies of an entry, by the kind in `kind/key`. An article's sponsor comes before the companies it is about, and an
 * event's organizer before its other partners.
 */
const kinds: Record<
  string,
  { type: string; key: string; populate: string[]; companiesIn: (entry: Entry) => Company[] }
> = {
  content: {
    type: 'content',
    key: 'number',
    populate: ['partners', 'sponsored.partner'],
    companiesIn: ({ sponsored, partners = [] }) => [sponsored?.partner, ...partners],
  },
  vacancy: {
    type: 'vacancy',
    key: 'number',
    populate: ['employer'],
    companiesIn: ({ employer }) => [employer],
  },
  event: {
    type: 'event',
    key: 'slug',
    populate: ['organizer', 'partners'],
    companiesIn: ({ organizer, partners = [] }) => [organizer, ...partners],
  },
  magazine: {
    type: 'magazine',
    key: 'number',
    populate: ['partners'],
    companiesIn: ({ partners = [] }) => partners,
  },
  link: {
    type: 'campaign-link',
    key: 'number',
    populate: ['partner'],
    companiesIn: ({ partner }) => [partner],
  },
  partner: { type: 'partner', key: 'link', populate: [], companiesIn: (company) => [company] },
}

/**
 * The companies that entries belong to. Looked up here rather than sent by the browser: a company may see its own counts.
 * @param entryIds Such as `content/123`; other values are ignored.
 * @returns documentIds of companies by the id of the entry. The first is the one whose clicks and leads they are; the others are named in it.
 */
export async function companiesOf(
  strapi: Core.Strapi,
  entryIds: Iterable<string | null>,
): Promise<Map<string, string[]>> {
  const keys = new Map<string, Set<string>>()
  for (const entryId of entryIds) {
    const [kind, key] = entryId?.split('/') ?? []
    if (kind && key && Object.hasOwn(kinds, kind)) keys.set(kind, (keys.get(kind) ?? new Set()).add(key))
  }
  const found = new Map<string, string[]>()
  for (const [kind, wanted] of keys) await addCompanies(strapi, kind, [...wanted], found)
  return found
}

async function addCompanies(strapi: Core.Strapi, kind: string, keys: string[], found: Map<string, string[]>) {
  const source = kinds[kind]
  if (!source) return
  const { type, key, populate, companiesIn } = source
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
    const companies = companiesIn(entry).flatMap((company) => company?.documentId ?? [])
    if (companies.length > 0) found.set(`${kind}/${entry[key]}`, [...new Set(companies)])
  }
}
