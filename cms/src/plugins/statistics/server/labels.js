// @ts-check

const { uidOf } = require('../../../documents/types.js')

/**
 * Where the names of what was looked at are kept, by the kind in `kind/key`.
 * @type {Record<string, { type: string, key: string, label: string }>}
 */
const kinds = {
  content: { type: 'content', key: 'number', label: 'title' },
  vacancy: { type: 'vacancy', key: 'number', label: 'title' },
  event: { type: 'event', key: 'slug', label: 'title' },
  magazine: { type: 'magazine', key: 'number', label: 'title' },
  link: { type: 'campaign-link', key: 'number', label: 'campaign' },
  partner: { type: 'partner', key: 'link', label: 'name' },
  company: { type: 'partner', key: 'documentId', label: 'name' },
}

/**
 * Puts names to rows that are about an entry, in Dutch where there is Dutch, and says where the panel shows it.
 * @param {import('@strapi/types').Core.Strapi} strapi
 * @param {import('./reads.js').Row[]} rows
 * @returns {Promise<(import('./reads.js').Row & { label: string | null, edit: string | null })[]>} Null where there is no such entry.
 */
async function labelled(strapi, rows) {
  /** @type {Map<string, { label: string, edit: string }>} */
  const known = new Map()
  for (const kind of Object.keys(kinds)) {
    const keys = rows
      .filter(({ value }) => value.startsWith(`${kind}/`))
      .map(({ value }) => value.slice(kind.length + 1))
    if (keys.length > 0) await addNames(strapi, kind, keys, known)
  }
  return rows.map((row) => ({ ...row, label: null, edit: null, ...known.get(row.value) }))
}

/**
 * @param {import('@strapi/types').Core.Strapi} strapi
 * @param {string} kind
 * @param {string[]} keys
 * @param {Map<string, { label: string, edit: string }>} known
 */
async function addNames(strapi, kind, keys, known) {
  const source = kinds[kind]
  if (!source) return
  const { type, key, label } = source
  const uid = uidOf(type)
  const wanted = key === 'number' ? keys.map(Number).filter(Number.isSafeInteger) : keys
  const entries = await strapi.db.query(uid).findMany({
    where: { [key]: { $in: wanted } },
    select: ['documentId', 'locale', key, label],
    // Dutch last, since the last one to come stays.
    orderBy: { locale: 'asc' },
  })
  for (const { documentId, [key]: found, [label]: name } of entries)
    known.set(`${kind}/${found}`, {
      label: name,
      edit: `/content-manager/collection-types/${uid}/${documentId}`,
    })
}

module.exports = { labelled }
