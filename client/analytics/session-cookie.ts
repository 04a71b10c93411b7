import { isPrivacyAsked } from './privacy-control.ts'
import { isSession, sessionCookie, sessionLifeMs, sessionValue } from './session-value.ts'

/**
 * The reader's session; one is made where there is none, or where it is broken or expired. The worker writes it once more with its
 * answers: some browsers end what script wrote after a week.
 * @returns Null where the reader asks not to be followed (Global Privacy Control) or takes no cookies: events then go without.
 */
export function keepSession(now = Date.now()): string | null {
  if (isPrivacyAsked()) return null
  const before = readSession()
  if (before !== null && isSession(before, now)) return before
  const value = sessionValue(now)
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser, and this cookie belongs to script
  document.cookie = `${sessionCookie}=${value}; Path=/; Max-Age=${sessionLifeMs / 1000}; SameSite=Lax${secure}`
  return readSession() === value ? value : null
}

function readSession(): string | null {
  return new RegExp(`(?:^|; )${sessionCookie}=([^;]*)`).exec(document.cookie)?.[1] ?? null
}
