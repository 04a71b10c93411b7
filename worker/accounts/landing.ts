import type { LoadContext } from '../pages/loader.ts'

/** Where readers go on once they are signed in: where they wanted to be, or their account. */
export function landing({ href, returnTo }: Pick<LoadContext, 'href' | 'returnTo'>): string {
  return returnTo ?? href('account')
}
