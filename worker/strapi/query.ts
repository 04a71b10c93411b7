/** A query value: nested objects and arrays become Strapi's bracket notation. */
type QueryValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly QueryValue[]
  | { readonly [key: string]: QueryValue }

/** Parameters of a call, such as `{ filters: { section: { $eq: 'ecommerce' } }, sort: ['priority:desc'] }`. */
export type Query = Readonly<Record<string, QueryValue>>

/**
 * Serialises a query in bracket notation: `a[b][0]=x`. Undefined values are left out, arrays are indexed, values are
 * percent-encoded and keys aren't.
 */
export function queryString(query: Query): string {
  const parts: string[] = []
  for (const [key, value] of Object.entries(query)) append(parts, key, value)
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}

function append(parts: string[], key: string, value: QueryValue): void {
  if (value === undefined) return
  if (value === null || typeof value !== 'object') {
    parts.push(`${key}=${encodeURIComponent(String(value))}`)
    return
  }
  if (key === 'populate') {
    parts.push(writtenOnce(value))
    return
  }
  for (const [name, inner] of Object.entries(value)) append(parts, `${key}[${name}]`, inner)
}

/** `populate` is constant for each kind of read, and long, so it is serialised once. */
const written = new WeakMap<object, string>()

function writtenOnce(populate: object): string {
  const before = written.get(populate)
  if (before !== undefined) return before
  const parts: string[] = []
  for (const [name, inner] of Object.entries(populate)) append(parts, `populate[${name}]`, inner)
  const text = parts.join('&')
  written.set(populate, text)
  return text
}
