import { isbot } from 'isbot'
import { isCrawler } from '../../client/navigation/bot.ts'

/** Programs with which people look at a site themselves, and that read for nobody else: they get, and count as, what a reader does. */
const tools = /^(?:curl|wget|node|undici|python)\b|headlesschrome/i

/** Tells whether a user agent names itself as a machine that reads for others: by the specification's rule, or by the list of `isbot`. */
export function isBot(userAgent: string | null | undefined): boolean {
  if (!userAgent) return false
  return isCrawler(userAgent) || (isbot(userAgent) && !tools.test(userAgent))
}
