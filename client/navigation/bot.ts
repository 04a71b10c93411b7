const pattern = /bot\b|chrome-lighthouse|facebookexternalhit|google\b/i

/** Tells whether a user agent names itself as a machine, which is never shown an error screen. */
export function isBot(userAgent: string): boolean {
  return pattern.test(userAgent)
}
