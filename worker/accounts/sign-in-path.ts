import type { Locale } from '../../client/content/locale.ts'
import { pathTo } from '../../client/href.ts'
import { returnKey } from './return-path.ts'

/**
 * The way in, and back from there.
 * @param back Site path that the visitor is led to once they are signed in.
 */
export function signInPath(locale: Locale, back: string): string {
  return pathTo(locale, 'inloggen', {}, { [returnKey]: back })
}
