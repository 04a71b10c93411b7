import type { Core } from '@strapi/strapi'
import { publishedTypes, uidOf } from '../documents/types.ts'

interface Named {
  documentId: string
  publishedAt?: string | null
  [field: string]: unknown
}

/** Where the titles of viewed entries are stored, by the kind in `kind/key`, and where the site shows them. */
const kinds: Record<
  string,
  { type: string; key: string; label: string; more?: string[]; path?: (entry: Named) => string | null }
> = {
  content: {
    type: 'content',
    key: 'number',
    label: 'title',
    more: ['slug'],
    path: ({ number, slug }) => `/news/${number}/${slug}`,
  },
  vacancy: {
    type: 'vacancy',
    key: 'number',
    label: 'title',
    path: ({ number }) => `/jobs/mijn/${number}`,
  },
  event: { type: 'event', key: 'slug', label: 'title', path: ({ slug }) => `/events/${slug}` },
  magazine: {
    type: 'magazine',
    key: 'number',
    label: 'title',
    more: ['slug'],
    path: ({ number, slug }) => `/magazines/${number}/${slug}`,
  },
  // Opening one would count.
  link: { type: 'campaign-link', key: 'number', label: 'campaign' },
  partner: { type: 'partner', key: 'link', label: 'name' },
  company: { type: 'partner', key: 'documentId', label: 'name' },
}

/** What an entry is called. */
export interface Label {
  documentId: string
  /** Of its type. */
  uid: string
  label: string
  /** Where its company finds it on the site, without a language; null for what has no page there. */
  path: string | null
}

/**
 * What entries are called, in Dutch if available.
 * @param values Such as `content/123`; others have no label.
 * @param options.isPublic Only what readers see: companies don't read editors' drafts.
 */
export async function labelsOf(
  strapi: Core.Strapi,
  values: readonly string[],
  { isPublic }: { isPublic: boolean },
): Promise<Map<string, Label>> {
  const known = new Map<string, Label>()
  for (const kind of Object.keys(kinds)) {
    const keys = values
      .filter((value) => value.startsWith(`${kind}/`))
      .map((value) => value.slice(kind.length + 1))
    if (keys.length > 0) await addLabels(strapi, { kind, keys, isPublic }, known)
  }
  return known
}

async function addLabels(
  strapi: Core.Strapi,
  { kind, keys, isPublic }: { kind: string; keys: string[]; isPublic: boolean },
  known: Map<string, Label>,
) {
  const source = kinds[kind]
  if (!source) return
  const { type, key, label, more = [], path } = source
  const uid = uidOf(type)
  const wanted = key === 'number' ? keys.map(Number).filter(Number.isSafeInteger) : keys
  const onlyPublished = isPublic && publishedTypes.includes(type) ? { publishedAt: { $notNull: true } } : {}
  const entries: Named[] = await strapi.db.query(uid).findMany({
    where: { [key]: { $in: wanted }, ...onlyPublished },
    select: ['documentId', 'locale', key, label, ...more],
    // Dutch last, because the last one wins.
    orderBy: { locale: 'asc' },
  })
  for (const entry of entries)
    known.set(`${kind}/${entry[key]}`, {
      documentId: entry.documentId,
      uid,
      label: String(entry[label] ?? ''),
      path: path?.(entry) ?? null,
    })
}
