import { drawings } from 'virtual:icon-drawings'
import type { Context } from 'hono'
import { iconSet } from '../../client/icons/names.ts'
import type { AppEnv } from '../env.ts'
import { SiteError } from '../errors.ts'

/** Iconify's loader splits its names over several requests before an address gets longer. */
const maxAddressLength = 500

const week = 604_800
const year = 31_536_000

/**
 * Icons for Iconify's loader: `/_icons/tabler.json?icons=truck,forklift`, answered like its API. Unknown names are
 * listed as `not_found`.
 * @throws SiteError `NotFoundError` for another set, `BadRequestError` without names, `AddressTooLongError` beyond 500
 * characters.
 */
export function icons(c: Context<AppEnv>): Response {
  if (c.req.param('file') !== `${iconSet}.json`)
    throw new SiteError('NotFoundError', {}, { message: 'No such set of icons' })
  const { pathname, search } = new URL(c.req.url)
  if (pathname.length + search.length > maxAddressLength)
    throw new SiteError('AddressTooLongError', {}, { message: 'Too many icons at once' })
  const names = new Set(c.req.query('icons')?.split(',').filter(Boolean))
  if (names.size === 0) throw new SiteError('BadRequestError', {}, { message: 'Which icons? (?icons=a,b)' })
  const missing = [...names].filter((name) => !Object.hasOwn(drawings, name))
  const found = [...names].filter((name) => Object.hasOwn(drawings, name))
  const answer = {
    prefix: iconSet,
    icons: Object.fromEntries(found.map((name) => [name, { body: bodyOf(drawings[name] ?? '') }])),
    width: 24,
    height: 24,
    ...(missing.length > 0 && { not_found: missing }),
  }
  return c.json(answer, 200, {
    // A later build may know names that this one doesn't.
    'cache-control':
      missing.length > 0 ? 'public, max-age=60' : `public, max-age=${week}, stale-while-revalidate=${year}`,
  })
}

function bodyOf(drawing: string): string {
  return `<path fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" d="${drawing}"/>`
}
