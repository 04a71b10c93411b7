// @ts-check

// `CMS_URL=http://127.0.0.1:1337 WORKER_TOKEN=… node cms/seed/check.js` holds the answers of a running server against
// `strapi-entries.js`. SEED_TODAY must be the day with which the server was filled.

const { isDeepStrictEqual } = require('node:util')
const { locales } = require('./document.js')
const { populate } = require('./populate.js')
const { schemaOf } = require('./schemas.js')
const { publishedEntries } = require('./strapi-entries.js')

const paths = {
  content: 'contents',
  page: 'pages',
  event: 'events',
  vacancy: 'vacancies',
  partner: 'partners',
  product: 'products',
  magazine: 'magazines',
  tag: 'tags',
  author: 'authors',
  category: 'categories',
  redirect: 'redirects',
  'campaign-link': 'campaign-links',
}
const pageSize = 100

/** What the API answers of one entry. @typedef {Record<string, unknown>} Entry */

/**
 * @param {{ url: string, token: string, today?: string, folder?: string }} options
 * @returns {Promise<{ compared: number, differences: string[] }>}
 */
async function checkSeed({ url, token, today, folder }) {
  const expected = await publishedEntries({ today, folder })
  /** @type {string[]} */
  const differences = []
  let compared = 0
  for (const [type, path] of Object.entries(paths)) {
    const answers = await fetchLocales(`${url}/api/${path}`, token, type)
    const wanted = expected.filter((item) => item.type === type).map((item) => item.entry)
    const found = new Map(answers.map((entry) => [keyOf(entry), comparable(entry)]))
    if (answers.length !== wanted.length)
      differences.push(`${type}: ${answers.length} entries, not ${wanted.length}`)
    for (const entry of wanted) {
      compared += 1
      differences.push(
        ...differencesOf(comparable(entry), found.get(keyOf(entry)), `${type} ${keyOf(entry)}`),
      )
    }
  }
  return { compared, differences }
}

/** @param {string} address @param {string} token @param {string} type */
async function fetchLocales(address, token, type) {
  if (!schemaOf(type).pluginOptions?.i18n?.localized)
    return fetchAll(address, token, { populate: populate[type] })
  // One language after the other: asked for all at once, Strapi leaves `localizations` empty.
  const answers = []
  for (const locale of locales)
    answers.push(...(await fetchAll(address, token, { populate: populate[type], locale })))
  return answers
}

/** @param {string} address @param {string} token @param {object} wanted */
async function fetchAll(address, token, wanted) {
  const entries = []
  for (let page = 1; ; page += 1) {
    const query = queryString({ ...wanted, pagination: { page, pageSize }, sort: ['id:asc'] })
    const response = await fetch(`${address}?${query}`, { headers: { authorization: `Bearer ${token}` } })
    const answer = await response.json()
    if (!response.ok) throw new Error(`${address}: ${JSON.stringify(answer)}`)
    // What the answer holds is held against the content afterwards.
    const body = /** @type {{ data: Entry[], meta: { pagination: { pageCount: number } } }} */ (answer)
    entries.push(...body.data)
    if (page >= body.meta.pagination.pageCount) return entries
  }
}

/** @param {unknown} value @param {string} [path] @returns {string} Strapi's bracket notation. */
function queryString(value, path = '') {
  if (typeof value !== 'object' || value === null) return `${path}=${encodeURIComponent(String(value))}`
  return Object.entries(value)
    .map(([key, inner]) => queryString(inner, path ? `${path}[${key}]` : key))
    .filter(Boolean)
    .join('&')
}

/** @param {Entry} entry */
function keyOf(entry) {
  return `${entry.documentId} ${entry.locale ?? ''}`.trim()
}

/**
 * Leaves out what may differ: row ids, and what media have beyond their address and size.
 * @param {unknown} value
 * @returns {unknown}
 */
function comparable(value) {
  if (Array.isArray(value)) {
    const items = value.map(comparable)
    // Translations have no order of their own.
    return items.every(isTranslation) ? items.sort((a, b) => a.locale.localeCompare(b.locale)) : items
  }
  if (!isObject(value)) return value
  if (value.url && value.formats !== undefined) return mediaOf(value)
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== 'id')
      .map(([key, inner]) => [key, comparable(inner)]),
  )
}

/** @param {unknown} value @returns {value is { documentId: string, locale: string }} */
function isTranslation(value) {
  return isObject(value) && Boolean(value.documentId) && Boolean(value.locale)
}

/** @param {Record<string, unknown>} media */
function mediaOf({ url, width, height, alternativeText, formats }) {
  const sizes = Object.entries(formats ?? {}).map(([key, size]) => [
    key,
    { url: size.url, width: size.width, height: size.height },
  ])
  return { url, width, height, alternativeText, formats: Object.fromEntries(sizes) }
}

/** @param {unknown} wanted @param {unknown} found @param {string} path @returns {string[]} */
function differencesOf(wanted, found, path) {
  if (isDeepStrictEqual(wanted, found)) return []
  if (!isObject(wanted) || !isObject(found))
    return [`${path}: ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}`]
  const keys = new Set([...Object.keys(wanted), ...Object.keys(found)])
  return [...keys].flatMap((key) => differencesOf(wanted[key], found[key], `${path}.${key}`))
}

/** @param {unknown} value @returns {value is Record<string, unknown>} */
function isObject(value) {
  return typeof value === 'object' && value !== null
}

async function main() {
  const {
    CMS_URL: url = 'http://127.0.0.1:1337',
    WORKER_TOKEN: token,
    SEED_TODAY: today,
    SEED_FOLDER: folder,
  } = process.env
  if (!token) throw new Error('WORKER_TOKEN is not set.')
  const { compared, differences } = await checkSeed({
    url,
    token,
    today: today || undefined,
    folder: folder || undefined,
  })
  for (const difference of differences.slice(0, 50)) console.error(difference)
  console.log(`${compared} entries compared, ${differences.length} differences.`)
  if (differences.length > 0) process.exitCode = 1
}

if (require.main === module) {
  main().catch((error) => {
    console.error(error)
    process.exitCode = 1
  })
}

module.exports = { checkSeed }
