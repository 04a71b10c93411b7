// The rule of the specification (bot, lighthouse, facebook, google), kept to whole words so that no reader is taken for one.
const pattern = /bot\b|crawl|spider|chrome-lighthouse|facebookexternalhit|google\b|slurp|preview/i

/** Tells whether a user agent names itself as a machine that reads for others. */
export function isBot(userAgent: string | null | undefined): boolean {
  return !!userAgent && pattern.test(userAgent)
}
