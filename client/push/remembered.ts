import { isLocale, type Locale } from '../content/locale.ts'

const key = 'schakel-push'

/** What this browser remembers of its registration, so that pages need not ask for it. */
export interface Remembered {
  topics: string[]
  language: Locale
  /** When its token was last made sure of, in milliseconds since the epoch. */
  refreshedAt: number
}

/** Null where this browser has no registration, or keeps nothing. */
export function remembered(): Remembered | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return isRemembered(value) ? value : null
  } catch {
    return null
  }
}

/** Notes a registration; null forgets it. */
export function remember(registration: Remembered | null): void {
  try {
    if (registration) localStorage.setItem(key, JSON.stringify(registration))
    else localStorage.removeItem(key)
  } catch {
    // A browser that keeps nothing asks the worker each time.
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
