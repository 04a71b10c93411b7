import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { matchRoute } from '../../client/match.ts'
import type { AppEnv } from '../env.ts'
import type { Audience, Tier } from './audience.ts'
import { meterCookie, readMeter, readsLeft } from './meter.ts'

/** The audience of a reader's request. Needs `visitor` and `address`. */
export async function audienceOf(c: Context<AppEnv>): Promise<Audience> {
  const tier = tierOf(c)
  return { tier, readsLeft: tier === 'subscriber' ? 0 : await readsLeftOf(c) }
}

/** While the backend can't say who somebody is, they read as one with an account alone: a door stays closed rather than open. */
function tierOf({ var: { visitor } }: Context<AppEnv>): Tier {
  return visitor.signedIn ? (visitor.user?.tier ?? 'reader') : 'anonymous'
}

/** Only articles are metered; all other pages are the same whatever was read. Without a cookie, a reader is new. */
async function readsLeftOf(c: Context<AppEnv>): Promise<number> {
  const address = c.get('address')
  const config = c.get('config')
  const cookie = getCookie(c, meterCookie)
  if (!cookie) return config.freeReads
  const match = matchRoute(address.path)
  if (match?.route.shows !== 'content') return config.freeReads
  const read = await readMeter(cookie, config.jwtSecret, Date.now())
  return readsLeft(read, Number(match.params.id), config.freeReads)
}
