import type { Locale } from '../../client/content/locale.ts'
import { pathTo } from '../../client/href.ts'
import { returnKey } from './return-path.ts'

/**
 * The sign-in page, with the way back.
 * @param back Site path to return to after signing in.
 */
export function signInPath(locale: Locale, back: string): string {
  return pathTo(locale, 'inloggen', {}, { [returnKey]: back })
}
