import { isLocale, type Locale } from '../content/locale.ts'

const key = 'schakel-push'

/** What this browser remembers of its registration, so that pages don't have to ask the worker. */
export interface Remembered {
  topics: string[]
  language: Locale
  /** When its token was last checked, in milliseconds since the epoch. */
  refreshedAt: number
}

/** Null if this browser has no registration or no storage. */
export function remembered(): Remembered | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return isRemembered(value) ? value : null
  } catch {
    return null
  }
}

/** Stores a registration; null deletes it. */
export function remember(registration: Remembered | null): void {
  try {
    if (registration) localStorage.setItem(key, JSON.stringify(registration))
    else localStorage.removeItem(key)
  } catch {
    // A browser without storage asks the worker each time.
  }
}

function isRemembered(value: unknown): value is Remembered {
  if (typeof value !== 'object' || value === null) return false
  if (!('topics' in value) || !('language' in value) || !('refreshedAt' in value)) return false
  const { topics, language, refreshedAt } = value
  return (
    Array.isArray(topics) &&
    topics.every((topic: unknown) => typeof topic === 'string') &&
    isLocale(language) &&
    typeof refreshedAt === 'number'
  )
}
