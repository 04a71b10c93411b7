import { isbot } from 'isbot'
import { isCrawler } from '../../client/navigation/bot.ts'

/** Tools that people use to look at a site themselves: they get, and count as, what a reader does. */
const tools = /^(?:curl|wget|node|undici|python)\b|headlesschrome/i

/** Whether a user agent identifies a bot: by the specification's rule, or by the list of `isbot`. */
export function isBot(userAgent: string | null | undefined): boolean {
  if (!userAgent) return false
  return isCrawler(userAgent) || (isbot(userAgent) && !tools.test(userAgent))
}
