import { isBot } from './bots.ts'

/** Browsers send these when they fetch something that the reader may never see. */
const purposeHeaders = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz']

/** Whether a person is behind a request; bots and prefetches aren't counted. */
export function isCounted({ headers }: Request): boolean {
  if (isBot(headers.get('user-agent'))) return false
  return !purposeHeaders.some((name) => /prefetch|prerender|preview/i.test(headers.get(name) ?? ''))
}
