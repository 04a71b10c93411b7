import type { LoadContext } from './load-context.ts'

/** The page after signing in: the requested one, or the account. */
export function landing({ href, returnTo }: Pick<LoadContext, 'href' | 'returnTo'>): string {
  return returnTo ?? href('account')
}
