import type { Core } from '@strapi/strapi'
import { uidOf } from '../../../documents/types.ts'
import type { Row } from './reads.ts'

/** Where the titles of viewed entries are stored, by the kind in `kind/key`. */
const kinds: Record<string, { type: string; key: string; label: string }> = {
  content: { type: 'content', key: 'number', label: 'title' },
  vacancy: { type: 'vacancy', key: 'number', label: 'title' },
  event: { type: 'event', key: 'slug', label: 'title' },
  magazine: { type: 'magazine', key: 'number', label: 'title' },
  link: { type: 'campaign-link', key: 'number', label: 'campaign' },
  partner: { type: 'partner', key: 'link', label: 'name' },
  company: { type: 'partner', key: 'documentId', label: 'name' },
}

/**
 * Adds titles to rows about an entry, in Dutch if available, and where the panel shows the entry.
 * @returns Null if there is no such entry.
 */
export async function labelled(
  strapi: Core.Strapi,
  rows: Row[],
): Promise<(Row & { label: string | null; edit: string | null })[]> {
  const known = new Map<string, { label: string; edit: string }>()
  for (const kind of Object.keys(kinds)) {
    const keys = rows
      .filter(({ value }) => value.startsWith(`${kind}/`))
      .map(({ value }) => value.slice(kind.length + 1))
    if (keys.length > 0) await addNames(strapi, kind, keys, known)
  }
  return rows.map((row) => ({ ...row, label: null, edit: null, ...known.get(row.value) }))
}

async function addNames(
  strapi: Core.Strapi,
  kind: string,
  keys: string[],
  known: Map<string, { label: string; edit: string }>,
) {
  const source = kinds[kind]
  if (!source) return
  const { type, key, label } = source
  const uid = uidOf(type)
  const wanted = key === 'number' ? keys.map(Number).filter(Number.isSafeInteger) : keys
  const entries = await strapi.db.query(uid).findMany({
    where: { [key]: { $in: wanted } },
    select: ['documentId', 'locale', key, label],
    // Dutch last, because the last one wins.
    orderBy: { locale: 'asc' },
  })
  for (const { documentId, [key]: found, [label]: name } of entries)
    known.set(`${kind}/${found}`, {
      label: name,
      edit: `/content-manager/collection-types/${uid}/${documentId}`,
    })
}
