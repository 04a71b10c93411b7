import { mailedCode } from '../accounts/mailed-code.ts'
import type { LoadContext } from '../loading/load-context.ts'
import type { Manager } from '../subscriptions/managed-subscriptions.ts'

/**
 * Who manages the subscription that an address is about: whoever has the link, or who is signed in.
 * @returns Null for an address that is about none, and for a number while nobody is signed in.
 */
export function managerIn({ query, visitor }: Pick<LoadContext, 'query' | 'visitor'>): Manager | null {
  const code = mailedCode(query, 'code')
  if (code) return { code }
  const number = numberIn(query)
  return number !== null && visitor.signedIn ? { token: visitor.token, number } : null
}

/** The number that an address names; null without one. */
export function numberIn(query: URLSearchParams): number | null {
  const given = query.get('nummer') ?? ''
  return /^\d{1,9}$/.test(given) ? Number(given) : null
}

/** What the address of the page carries, so that a form comes back to it. */
export function carriedIn(query: URLSearchParams): Record<string, string> {
  const key = ['code', 'nummer'].find((one) => query.has(one))
  return key ? { [key]: query.get(key) ?? '' } : {}
}
