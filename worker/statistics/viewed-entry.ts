import type { RouteMatch } from '../../client/match.ts'
import type { RouteName } from '../../client/routes.ts'

/** A public number. */
const number = /^[1-9]\d{0,8}$/
const slug = /^[\w-]{1,100}$/

interface Entry {
  kind: string
  /** The path or query parameter that identifies it. */
  key: string
  pattern: RegExp
}

/** The routes that show one entry. */
const entries: Partial<Record<RouteName, Entry>> = {
  'news-id-slug': { kind: 'content', key: 'id', pattern: number },
  'jobs-vacature-id-slug': { kind: 'vacancy', key: 'id', pattern: number },
  'events-slug': { kind: 'event', key: 'slug', pattern: slug },
  'magazines-id-slug': { kind: 'magazine', key: 'id', pattern: number },
  'l-id': { kind: 'link', key: 'id', pattern: number },
  c: { kind: 'link', key: 'id', pattern: number },
  'werkgevers-link': { kind: 'partner', key: 'link', pattern: slug },
  'leveranciers-link': { kind: 'partner', key: 'link', pattern: slug },
}

/** The entry that a page shows, such as `content/123` or `event/vakbeurs`; null for lists and forms. */
export function viewedEntry({ name, params }: RouteMatch, query: URLSearchParams): string | null {
  const entry = entries[name]
  if (!entry) return null
  const value = params[entry.key] ?? query.get(entry.key) ?? ''
  return entry.pattern.test(value) ? `${entry.kind}/${value}` : null
}
