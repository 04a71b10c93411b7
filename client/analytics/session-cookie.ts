import { cookieValue } from '../state/cookie-value.ts'
import { isPrivacyAsked } from './privacy-control.ts'
import { isSession, sessionCookie, sessionLifeMs, sessionValue } from './session-value.ts'

/**
 * The reader's session; creates one if it is missing, invalid or expired. The worker sets the cookie again with its responses, because some
 * browsers delete cookies set by script after a week.
 * @returns Null if the reader asks for privacy (Global Privacy Control) or blocks cookies: events are then sent without a session.
 */
export function keepSession(now = Date.now()): string | null {
  if (isPrivacyAsked()) return null
  const before = cookieValue(sessionCookie)
  if (before !== null && isSession(before, now)) return before
  const value = sessionValue(now)
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser, and this cookie belongs to script
  document.cookie = `${sessionCookie}=${value}; Path=/; Max-Age=${sessionLifeMs / 1000}; SameSite=Lax${secure}`
  return cookieValue(sessionCookie) === value ? value : null
}
