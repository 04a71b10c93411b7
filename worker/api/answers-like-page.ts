import type { Context } from 'hono'
import { takeApart } from '../edge/address.ts'
import type { AppEnv } from '../env.ts'

/**
 * Answers errors as a page, for an API address that browsers open directly.
 * @param path Of a page, whose language is used.
 */
export function answersLikePage(c: Context<AppEnv>, path: string): void {
  c.set('address', takeApart(new URL(path, c.var.config.siteUrl)))
  // The loaded ones are in the default language.
  c.set('messages', {})
}
