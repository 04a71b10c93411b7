import type { Locale } from '../content/locale.ts'

/** What a build needs without a network. The worker prepends it to this script. */
export interface Shell {
  /** Id of the build that this script belongs to. */
  build: string
  /** Site path of the offline page, by language. */
  offline: Record<Locale, string>
  /** Files that the offline page and articles can't be shown without. */
  files: readonly string[]
  /** Paths, without language prefix, that only the network answers: their addresses contain codes from mails, or they are drafts. */
  networkOnly: readonly string[]
}

declare global {
  const shell: Shell
}

const prefix = 'schakel-build-'

/** Name of the cache with a build's files. */
export function shellName(build: string): string {
  return `${prefix}${build}`
}

/** The build whose files a cache stores; null for other caches. */
export function buildOf(cacheName: string): string | null {
  return cacheName.startsWith(prefix) ? cacheName.slice(prefix.length) : null
}
