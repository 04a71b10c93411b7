import type { EntryKind } from '../../client/content/entry-kind.ts'
import type { RouteMatch } from '../../client/match.ts'

/** A public number. */
const number = /^[1-9]\d{0,8}$/
const slug = /^[\w-]{1,100}$/

interface Counted {
  kind: string
  /** The path or query parameter that identifies it. */
  key: string
  pattern: RegExp
}

/** What each entry that a page shows counts as; null for those that are not counted by themselves. */
const counted: Record<EntryKind, Counted | null> = {
  content: { kind: 'content', key: 'id', pattern: number },
  vacancy: { kind: 'vacancy', key: 'id', pattern: number },
  event: { kind: 'event', key: 'slug', pattern: slug },
  magazine: { kind: 'magazine', key: 'id', pattern: number },
  link: { kind: 'link', key: 'id', pattern: number },
  supplier: { kind: 'partner', key: 'link', pattern: slug },
  employer: { kind: 'partner', key: 'link', pattern: slug },
  edition: null,
  product: null,
  page: null,
  tag: null,
}

/** The entry that a page shows, such as `content/123` or `event/vakbeurs`; null for lists and forms. */
export function viewedEntry({ route, params }: RouteMatch, query: URLSearchParams): string | null {
  const entry = route.shows && counted[route.shows]
  if (!entry) return null
  const value = params[entry.key] ?? query.get(entry.key) ?? ''
  return entry.pattern.test(value) ? `${entry.kind}/${value}` : null
}
