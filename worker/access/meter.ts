import { dutchDate } from '../../client/content/dutch-date.ts'
import { isSignatureOf, signatureOf } from '../signature.ts'

/** The cookie with the numbers of the metered articles that a browser has read this month. It says nothing about who reads. */
export const meterCookie = 'schakel_meter'

/** How long a browser keeps it, in seconds: the longest month. Another month's cookie counts for nothing. */
export const meterSeconds = 31 * 24 * 60 * 60

const shape = /^(\d{4}-\d{2}\.[1-9]\d{0,8}(?:-[1-9]\d{0,8}){0,98})\.([0-9a-f]{64})$/

/**
 * Reads the cookie.
 * @param now Milliseconds since 1970.
 * @returns Public numbers; empty for another month's cookie, and for one that this site didn't make.
 */
export async function readMeter(cookie: string, secret: string, now: number): Promise<number[]> {
  const [, text = '', signature = ''] = shape.exec(cookie) ?? []
  const [month, numbers = ''] = text.split('.')
  if (month !== monthAt(now) || !(await isSignatureOf(signedText(text), signature, secret))) return []
  return numbers.split('-').map(Number)
}

/** Writes the cookie. @param numbers Public numbers, at least one. @param now Milliseconds since 1970. */
export async function writeMeter(numbers: readonly number[], secret: string, now: number): Promise<string> {
  const text = `${monthAt(now)}.${numbers.join('-')}`
  return `${text}.${await signatureOf(signedText(text), secret)}`
}

/**
 * How many metered articles a browser may still read, with the one that is asked for: what it has read once stays open to it.
 * @param read From `readMeter`.
 * @param number The requested article's.
 */
export function readsLeft(read: readonly number[], number: number, allowed: number): number {
  return Math.max(0, allowed - read.filter((one) => one !== number).length)
}

/** The month in Dutch time, such as `2026-11`. */
function monthAt(now: number): string {
  return dutchDate(new Date(now).toISOString()).slice(0, 7)
}

/** The secret signs other texts too; none of them starts like this. */
function signedText(text: string): string {
  return `meter ${text}`
}
