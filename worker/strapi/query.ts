/** A value of a query: Strapi's bracket notation is made from nested objects and arrays. */
export type QueryValue =
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
 * Writes a query in bracket notation: `a[b][0]=x`. Undefined values are left out, arrays are indexed,
 * values are percent-encoded and keys are not.
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

/** What is populated is fixed for each kind of read, and long: it is written once. */
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
