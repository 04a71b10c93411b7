import { cookieValue } from '../state/cookie-value.ts'

/**
 * Number of the signed-in account, from a cookie that the worker sets and clears together with the token.
 * @returns null if nobody is signed in.
 */
export function hintedAccount(): number | null {
  const id = cookieValue('schakel_account')
  return id !== null && /^[1-9]\d*$/.test(id) ? Number(id) : null
}
