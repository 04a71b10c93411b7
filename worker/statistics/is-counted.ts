import { isBot } from '../edge/bots.ts'

/** By these a browser says that it fetches what its reader may never see. */
const purposeHeaders = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz']

/** Tells whether somebody reads behind a request: machines and browsers that fetch ahead are not counted. */
export function isCounted({ headers }: Request): boolean {
  if (isBot(headers.get('user-agent'))) return false
  return !purposeHeaders.some((name) => /prefetch|prerender|preview/i.test(headers.get(name) ?? ''))
}
