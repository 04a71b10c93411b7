// `CMS_URL=http://127.0.0.1:1337 WORKER_TOKEN=… node cms/seed/check.ts` holds the answers of a running server against
// `strapi-entries.js`. SEED_TODAY must be the day with which the server was filled.

import { isDeepStrictEqual } from 'node:util'
import { locales } from './document.ts'
import { populate } from './populate.ts'
import { schemaOf } from './schemas.ts'
import { publishedEntries } from './strapi-entries.ts'

const paths = {
  content: 'contents',
  page: 'pages',
  event: 'events',
  vacancy: 'vacancies',
  partner: 'partners',
  product: 'products',
  magazine: 'magazines',
  edition: 'editions',
  tag: 'tags',
  author: 'authors',
  category: 'categories',
  redirect: 'redirects',
  'campaign-link': 'campaign-links',
}
const pageSize = 100

/** What the API answers of one entry. */
type Entry = Record<string, unknown>

export async function checkSeed({
  url,
  token,
  today,
  folder,
}: {
  url: string
  token: string
  today?: string
  folder?: string
}): Promise<{ compared: number; differences: string[] }> {
  const expected = await publishedEntries({ today, folder })
  const differences: string[] = []
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

async function fetchLocales(address: string, token: string, type: string) {
  if (!schemaOf(type).pluginOptions?.i18n?.localized)
    return fetchAll(address, token, { populate: populate[type] })
  // One language after the other: asked for all at once, Strapi leaves `localizations` empty.
  const answers = []
  for (const locale of locales)
    answers.push(...(await fetchAll(address, token, { populate: populate[type], locale })))
  return answers
}

async function fetchAll(address: string, token: string, wanted: object) {
  const entries = []
  for (let page = 1; ; page += 1) {
    const query = queryString({ ...wanted, pagination: { page, pageSize }, sort: ['id:asc'] })
    const response = await fetch(`${address}?${query}`, { headers: { authorization: `Bearer ${token}` } })
    const answer = await response.json()
    if (!response.ok) throw new Error(`${address}: ${JSON.stringify(answer)}`)
    // What the answer holds is held against the content afterwards.
    const body = answer as { data: Entry[]; meta: { pagination: { pageCount: number } } }
    entries.push(...body.data)
    if (page >= body.meta.pagination.pageCount) return entries
  }
}

/** @returns Strapi's bracket notation. */
function queryString(value: unknown, path: string = ''): string {
  if (typeof value !== 'object' || value === null) return `${path}=${encodeURIComponent(String(value))}`
  return Object.entries(value)
    .map(([key, inner]) => queryString(inner, path ? `${path}[${key}]` : key))
    .filter(Boolean)
    .join('&')
}

function keyOf(entry: Entry) {
  return `${entry.documentId} ${entry.locale ?? ''}`.trim()
}

/** Leaves out what may differ: row ids, and what media have beyond their address and size. */
function comparable(value: unknown): unknown {
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

function isTranslation(value: unknown): value is { documentId: string; locale: string } {
  return isObject(value) && Boolean(value.documentId) && Boolean(value.locale)
}

function mediaOf({ url, width, height, alternativeText, formats }: Record<string, unknown>) {
  const sizes = Object.entries(formats ?? {}).map(([key, size]) => [
    key,
    { url: size.url, width: size.width, height: size.height },
  ])
  return { url, width, height, alternativeText, formats: Object.fromEntries(sizes) }
}

function differencesOf(wanted: unknown, found: unknown, path: string): string[] {
  if (isDeepStrictEqual(wanted, found)) return []
  if (!isObject(wanted) || !isObject(found))
    return [`${path}: ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}`]
  const keys = new Set([...Object.keys(wanted), ...Object.keys(found)])
  return [...keys].flatMap((key) => differencesOf(wanted[key], found[key], `${path}.${key}`))
}

function isObject(value: unknown): value is Record<string, unknown> {
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

if (import.meta.main) await main()
