// The specification's rule (bot, lighthouse, facebook, google), limited to whole words so that no reader matches.
const pattern = /bot\b|chrome-lighthouse|facebookexternalhit|google\b/i

/**
 * Whether a user agent identifies itself as a crawler, by the specification's rule. Browsers check no more than that; the worker's `isBot`
 * starts with it and knows more names than a page should load.
 */
export function isCrawler(userAgent: string): boolean {
  return pattern.test(userAgent)
}
