import type { Locale } from '../content/locale.ts'

/** What a build needs without a network, as the worker writes it in front of this script. */
export interface Shell {
  /** Id of the build that the script belongs to. */
  build: string
  /** Site path of the page that stands in for those out of reach, by language. */
  offline: Record<Locale, string>
  /** Files without which neither it nor an article shows. */
  files: readonly string[]
  /** Paths, without prefix of a language, whose pages are left to the network: they carry codes of mails, or are drafts. */
  networkOnly: readonly string[]
}

declare global {
  const shell: Shell
}

const prefix = 'schakel-build-'

/** Name of the cache that holds the files of a build. */
export function shellName(build: string): string {
  return `${prefix}${build}`
}

/** The build whose files a cache holds; null for other caches. */
export function buildOf(cacheName: string): string | null {
  return cacheName.startsWith(prefix) ? cacheName.slice(prefix.length) : null
}
