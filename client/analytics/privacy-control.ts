import { cookieValue } from '../state/cookie-value.ts'
import { optOutCookie } from './opted-out.ts'

/** Whether the reader asks not to be followed: by their browser (Global Privacy Control), or because they don't want to be counted here. */
export function isPrivacyAsked(): boolean {
  return navigator.globalPrivacyControl === true || hasOptedOut()
}

/** Whether the reader chose not to be counted. */
export function hasOptedOut(): boolean {
  return cookieValue(optOutCookie) === '1'
}
