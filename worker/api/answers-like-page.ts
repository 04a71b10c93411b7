import type { Context } from 'hono'
import { takeApart } from '../edge/address.ts'
import type { AppEnv } from '../env.ts'

/**
 * Has a page tell what fails, for an address of the interfaces at which browsers arrive by themselves.
 * @param path Of a page, whose language it takes.
 */
export function answersLikePage(c: Context<AppEnv>, path: string): void {
  c.set('address', takeApart(new URL(path, c.var.config.siteUrl)))
  // Those that were found are of the default language.
  c.set('messages', {})
}
