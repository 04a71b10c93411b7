// The rule of the specification (bot, lighthouse, facebook, google), kept to whole words so that no reader is taken for one.
const pattern = /bot\b|chrome-lighthouse|facebookexternalhit|google\b/i

/**
 * Tells whether a user agent names itself as a crawler, by the specification's rule. Browsers ask no more than that; the worker, whose
 * `isBot` begins with it, knows more names than a page should have to load.
 */
export function isCrawler(userAgent: string): boolean {
  return pattern.test(userAgent)
}
